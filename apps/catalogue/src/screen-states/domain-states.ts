import type { AppName } from '@kipenga/shell';
import { cannotBe, type Answer } from './states.ts';

/** States that only betting and games have (experience 4.4), by the app that shows them, each with its story or the reason for none. */
export const DOMAIN_STATES = {
  sportsbook: {
    'Booster 3 away': 'Betslip#BoosterThreeAway',
    'Booster 2 away': 'Betslip#BoosterTwoAway',
    'Booster 1 away': 'Betslip#BoosterOneAway',
    'Booster reached': 'Betslip#BoosterReached',
    'Price up in the slip': 'Betslip#PriceUp',
    'Price down in the slip': 'Betslip#PriceDown',
    'Price suspended in the slip': 'Betslip#PickSuspended',
    'Too little money (110)': 'Betslip#InsufficientFunds',
    'An answer that breaks the contract': 'Home#WrongShape',
    'Two-way sport': 'Sports#TwoWaySport',
    'Two-way sport in the slip': 'Betslip#TwoWaySport',
    'Free bet': 'Betslip#FreeBet',
    'Win capped': 'Betslip#WinCap',
    'TRX_SUCCESS is PENDING': 'Transactions#DepositPending',
    'No reference': 'Transactions#WithoutReference',
    'Jackpot open': 'Jackpots#Ideal',
    'Jackpot running': 'Jackpots#Running',
    'Jackpot settled': 'Jackpots#Settled',
    'Jackpot cancelled': 'Jackpots#Cancelled',
    'Jackpot announced': 'Jackpots#Announced',
    'Doubles at their limit': 'Jackpots#DoublesAtTheirLimit',
  },
  casino: {
    'Jackpot on a tile': 'Casino#Jackpots',
    'Live table full': cannotBe(
      'Live tables are not served yet; their tile shows it under Components, Casino.',
    ),
  },
} as const satisfies Readonly<Record<AppName, Readonly<Record<string, Answer>>>>;
