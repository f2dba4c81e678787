/** States that look like another of the same screen, by the ends of their ids: only their words, or what lies below the fold, differ. */
const LIKE_IN_ITS_SCREEN: Readonly<Record<string, string>> = {
  offline: 'failed',
  'hotel-network': 'failed',
  'wrong-shape': 'failed',
  'sports-failed': 'failed',
  'no-markets': 'failed',
  slow: 'loading',
  'virtual-game-slow': 'virtual-game-opening',
  'very-many': 'ideal',
  swahili: 'ideal',
  'other-address': 'ideal',
  'e-sports': 'ideal',
  'balance-loading': 'ideal',
  'no-money': 'ideal',
};

/** States that look like one of another screen, or like one of another name, each on its own. */
const LIKE_ANOTHER: Readonly<Record<string, string>> = {
  'components-betting-columnlabels--at-large-text': 'components-betting-matchcard--at-large-text',
  'screens-account--offline': 'screens-account--balance-failed',
  'screens-bet-details--cash-out-answer-lost': 'screens-bet-details--cash-out',
  'screens-bet-details--cash-out-by-itself': 'screens-bet-details--cash-out',
  'screens-bet-details--cash-out-failed': 'screens-my-bets--failed',
  'screens-bet-details--cash-out-fell': 'screens-bet-details--cash-out',
  'screens-bet-details--cashed-out': 'screens-bet-details--ideal',
  'screens-bet-details--fifty-legs': 'screens-bet-details--ideal',
  'screens-bet-details--logged-out': 'screens-account--logged-out',
  'screens-bet-details--no-cash-out-now': 'screens-bet-details--cash-out',
  'screens-bet-details--without-a-bet': 'screens-my-bets--ideal',
  'screens-betslip--booster-grown': 'screens-betslip--booster-reached',
  'screens-betslip--booster-one-away': 'screens-betslip--booster-reached',
  'screens-betslip--cleared-and-back': 'screens-betslip--booster-three-away',
  'screens-betslip--daily-payout-hold': 'screens-betslip--booster-reached',
  'screens-betslip--limits-failed': 'screens-betslip--booster-reached',
  'screens-betslip--short-before-sending': 'screens-betslip--insufficient-funds',
  'screens-betslip--stake-too-low': 'screens-house--dialog-error',
  'screens-betslip--swahili': 'screens-betslip--single',
  'screens-errors--balance-failed': 'screens-account--balance-failed',
  'screens-errors--bet-refused': 'screens-house--dialog-error',
  'screens-errors--bets-failed': 'screens-my-bets--failed',
  'screens-errors--deposit-and-bet-out-of-reach': 'screens-house--dialog-error',
  'screens-errors--deposit-failed': 'screens-errors--deposit-amount-invalid',
  'screens-errors--empty-dialog-message': 'screens-house--dialog-error',
  'screens-errors--insufficient-funds': 'screens-betslip--insufficient-funds',
  'screens-errors--jackpots-failed': 'screens-jackpots--failed',
  'screens-errors--registration-refused': 'screens-house--dialog-error',
  'screens-errors--transactions-failed': 'screens-transactions--failed',
  'screens-errors--withdrawal-refused': 'screens-house--dialog-error',
  'screens-game--gone-back': 'screens-casino--game-without-a-game',
  'screens-house--direct-games': 'screens-house--visitor',
  'screens-house--swahili': 'screens-house--visitor',
  'screens-home--jackpot-among-matches': 'screens-home--ideal',
  'screens-jackpots--all-picked': 'screens-jackpots--ideal',
  'screens-jackpots--doubles-at-their-limit': 'screens-house--dialog-info',
  'screens-jackpots--one-jackpot': 'screens-jackpots--ideal',
  'screens-jackpots--ticket-short-of-money': 'screens-jackpots--ticket-on-the-slip',
  'screens-jackpots--ticket-placed': 'screens-house--dialog-success',
  'screens-match-details--very-many-markets': 'screens-match-details--ideal',
  'screens-my-bets--logged-out': 'screens-account--logged-out',
  'screens-responsible-gambling--everything-set': 'screens-responsible-gambling--limits-set',
  'screens-responsible-gambling--nothing-set': 'screens-responsible-gambling--limits-set',
  'screens-responsible-gambling--one-limit': 'screens-responsible-gambling--limits-set',
  'screens-responsible-gambling--swahili': 'screens-responsible-gambling--limits-set',
  'screens-static-pages--bonus-limits-failed': 'screens-static-pages--bonus',
  'screens-static-pages--bonus-offline': 'screens-static-pages--bonus',
  'screens-static-pages--bonus-while-limits-load': 'screens-static-pages--bonus',
  'screens-static-pages--limits-failed': 'screens-static-pages--terms-and-conditions',
  'screens-static-pages--terms-in-swahili': 'screens-static-pages--terms-and-conditions',
  'screens-static-pages--terms-with-other-limits': 'screens-static-pages--terms-and-conditions',
  'screens-transactions--deposit-pending': 'screens-transactions--one-transaction',
  'screens-transactions--logged-out': 'screens-account--logged-out',
  'screens-transactions--swahili': 'screens-transactions--one-transaction',
  'screens-transactions--very-many': 'screens-transactions--one-transaction',
  'screens-virtuals--foreign-game': 'screens-game--no-virtual-game',
  'screens-virtuals--in-a-game': 'screens-game--virtual-game',
  'screens-windows--log-in-unverified': 'screens-windows--verify-phone',
  'screens-windows--too-many-tries': 'screens-windows--log-in-offline',
  'screens-windows--verify-wrong-code': 'screens-house--dialog-error',
};

/** Home shows once for all screens what a slow network and the other language look like. */
const DRAWN_FOR_ALL = new Set(['screens-home--slow', 'screens-home--swahili']);

/** The frame of a casino game differs from a virtual game's by its words alone. */
const CASINO_GAME = /^screens-game--casino-game/;

function drawnByOfScreen(storyId: string): string {
  const [screen = '', state = ''] = storyId.split('--');
  if (state.endsWith('session-ended')) return 'screens-home--session-ended';
  if (state.endsWith('-in-swahili')) return storyId.replace(/-in-swahili$/, '');
  const like = LIKE_IN_ITS_SCREEN[state];
  return like === undefined ? storyId : `${screen}--${like}`;
}

/** Stories of components that show what no matrix of states does, by the ends of their ids. */
const IS_BESIDE_THE_MATRIX = /--(?:at-|under-a-finger-in-)?large-text$|--small-and-large$/;

/** The page that lists all components is none. */
const IS_OF_PART = /^components-(?!all-components--)/;

const drawnByOfPart = (storyId: string): string =>
  IS_BESIDE_THE_MATRIX.test(storyId) ? storyId : storyId.replace(/--.*/, '--states');

/** The story whose approved picture shows this one: itself, or the one it looks like. A part is shown by the matrix of its component. */
export function drawnBy(storyId: string): string {
  const other = LIKE_ANOTHER[storyId];
  if (other !== undefined) return other;
  if (IS_OF_PART.test(storyId)) return drawnByOfPart(storyId);
  if (!storyId.startsWith('screens-') || DRAWN_FOR_ALL.has(storyId)) return storyId;
  return drawnByOfScreen(storyId.replace(CASINO_GAME, 'screens-game--virtual-game'));
}
