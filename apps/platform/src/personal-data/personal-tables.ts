/** Personal data in a table: its columns about a person, and their erasure. */
interface Personal {
  /**
   * Erasure of a customer's rows: 'kept' rows are books, and name nobody once the customer's row is masked; 'deleted' rows serve
   * a living account only; in 'masked' rows the listed columns are emptied, or name the erased account instead of the phone.
   */
  readonly erased: 'kept' | 'deleted' | { readonly emptied?: readonly string[]; readonly phone?: string };
  /**
   * Columns not disclosed to the customer: secrets, and protections against guessing. An object withholds the whole table, with
   * the reason.
   */
  readonly untold?: readonly string[] | { readonly all: string };
  /** The column of the phone, in a table that is not keyed by the customer. */
  readonly byPhone?: string;
}

const KEPT: Personal = { erased: 'kept' };
const SETTING: Personal = { erased: 'deleted' };

/** Every table with rows of one customer, or of one phone. A test refuses a table that is not in this list. */
export const PERSONAL_TABLES: Readonly<Record<string, Personal>> = {
  customer: {
    erased: {
      phone: 'msisdn',
      emptied: ['password_hash', 'own_referral_code'],
    },
    untold: ['password_hash'],
  },

  account_act: KEPT,
  account_closing: KEPT,
  bet: KEPT,
  bet_leg: KEPT,
  bet_wait: KEPT,
  bet_wait_match: KEPT,
  cash_out_floor: SETTING,
  cash_out_wait: KEPT,
  cash_out_wait_match: KEPT,
  cash_out_watch: SETTING,
  casino_share: KEPT,
  customer_block: { erased: 'deleted' },
  customer_class: { erased: 'deleted' },
  customer_day: { erased: 'deleted' },
  customer_debt: KEPT,
  customer_identity: { erased: 'deleted' },
  customer_sign: { erased: 'deleted', untold: { all: 'what the house looks at, by law without telling' } },
  day_limit: SETTING,
  deposit_limit: SETTING,
  free_bet_grant: KEPT,
  game_movement: KEPT,
  game_play: SETTING,
  game_player: KEPT,
  game_round: KEPT,
  jackpot_ticket: KEPT,
  ledger_posting: KEPT,
  ledger_transfer: KEPT,
  money_back: KEPT,
  mpesa_order: { erased: { phone: 'msisdn' } },
  notice: SETTING,
  notice_sms_topic: SETTING,
  payment: { erased: { phone: 'msisdn', emptied: ['bet'] } },
  play_break: SETTING,
  push_message: { erased: 'deleted', untold: ['login_hash'] },
  push_subscription: { erased: 'deleted', untold: ['login_hash', 'p256dh', 'auth'] },
  register_exclusion: { erased: 'deleted' },
  settlement: KEPT,
  settlement_set_aside: KEPT,
  wallet: KEPT,

  game_launch: { erased: 'deleted', untold: { all: 'keys of launches, which are over within minutes' } },
  game_session: { erased: 'kept', untold: ['login_hash'] },
  job: { erased: 'deleted', untold: { all: 'work of the house, told where it is done' } },
  kept_answer: { erased: 'deleted', untold: { all: 'answers that the customer was given already' } },
  sandbox_prompt: { erased: 'deleted', untold: { all: 'a sandbox has no person' } },
  session: { erased: 'deleted', untold: ['token_hash', 'login_hash'] },
  verification_code: { erased: 'deleted', untold: ['salt', 'code_hash', 'asker', 'tried_by'] },

  board_by_sms: { erased: 'deleted', byPhone: 'msisdn' },
  known_asker: { erased: 'deleted', byPhone: 'msisdn', untold: ['asker'] },
  phone_event: { erased: 'deleted', byPhone: 'msisdn', untold: ['asker'] },
  sms_message: { erased: 'deleted', byPhone: 'msisdn' },
  sms_sending: { erased: 'deleted', byPhone: 'msisdn' },
};
