import type { RoutePath } from '@kipenga/shell';
import { cannotBe, sameScreenAs, type StatesOfScreen } from './states.ts';

const isText = cannotBe('A page of text: it has no list that could be empty, short or long.');

/** Pages to read: one screen with other words. The text is a file of the app; the figures in it are the platform's. */
export const textScreens = {
  '/bonus': {
    ideal: 'Static pages#Bonus',
    loading: 'Static pages#BonusWhileLimitsLoad',
    slow: cannotBe(
      'While the figures in force are asked for, the house’s usual ones stand: nothing is waited for.',
    ),
    empty: isText,
    one: isText,
    many: isText,
    error: 'Static pages#BonusLimitsFailed',
    offline: 'Static pages#BonusOffline',
    loggedOut: 'Static pages#Bonus',
    sessionEnded: 'Static pages#SessionEnded',
  },
  '/app': sameScreenAs('/bonus', { ideal: 'Static pages#MobileApp' }),
  '/how-to-play': sameScreenAs('/bonus', { ideal: 'Static pages#HowToPlay' }),
  '/terms-and-conditions': sameScreenAs('/bonus', {
    ideal: 'Static pages#TermsAndConditions',
    error: 'Static pages#LimitsFailed',
  }),
} as const satisfies Partial<Record<RoutePath, StatesOfScreen>>;
