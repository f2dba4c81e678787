/**
 * Where the rows of a table lie once the database is spread over machines (docs/scale.md):
 * - `customer`: with everything else of the customer, by `profile_id`;
 * - `fact`: on every machine, the same; statements about customers read it and never write it;
 * - `house`: on the first machine alone, for no statement about a customer reads it;
 * - an object: by another column, because the row is what finds the customer, or belongs to a phone that may have no account.
 */
export type Spread = 'customer' | 'fact' | 'house' | { readonly by: string; readonly because: string };

const OF_A_PHONE = 'a phone may have no account';

/** Where each table lies. A test refuses a table that is not in this list. */
export const SPREAD: Readonly<Record<string, Spread>> = {
  account_act: 'customer',
  account_closing: 'customer',
  bet: 'customer',
  bet_leg: 'customer',
  cash_out_floor: 'customer',
  cash_out_watch: 'customer',
  casino_share: 'customer',
  customer: 'customer',
  customer_debt: 'customer',
  day_limit: 'customer',
  deposit_limit: 'customer',
  free_bet_grant: 'customer',
  game_launch: 'customer',
  game_movement: 'customer',
  game_play: 'customer',
  game_player: 'customer',
  game_round: 'customer',
  game_session: 'customer',
  jackpot_ticket: 'customer',
  job: 'customer',
  kept_answer: 'customer',
  ledger_posting: 'customer',
  ledger_transfer: 'customer',
  money_back: 'customer',
  mpesa_order: 'customer',
  notice: 'customer',
  notice_sms_topic: 'customer',
  payment: 'customer',
  play_break: 'customer',
  sandbox_prompt: 'customer',
  session: 'customer',
  settlement: 'customer',
  settlement_set_aside: 'customer',
  verification_code: 'customer',
  wallet: 'customer',

  competition: 'fact',
  jackpot: 'fact',
  jackpot_match: 'fact',
  jackpot_verdict: 'fact',
  limit_setting: 'fact',
  match: 'fact',
  outcome: 'fact',
  sport: 'fact',
  sports_version: 'fact',
  suspension: 'fact',
  tax_record: 'fact',
  told_start: 'fact',

  booked_betslip: 'house',
  books_check: 'house',
  cash_out_look: 'house',
  casino_tier: { by: 'tier', because: 'whoever wins a tier takes from it, which is seldom' },
  claim: 'house',
  feed_aside: 'house',
  feed_price: 'house',
  feed_result: 'house',
  feed_said: 'house',
  feed_source: 'house',
  game_listing: 'house',
  house_act: 'house',
  overdue_result: 'house',
  past_result: 'house',
  schema_migration: 'house',
  season_clock: 'house',
  season_match: 'house',

  owner_of: { by: 'name', because: 'it finds the customer' },
  jackpot_gate: {
    by: 'jackpot_id',
    because: 'tickets of an offer share it, and whoever closes the offer locks it',
  },
  board_by_sms: { by: 'msisdn', because: OF_A_PHONE },
  known_asker: { by: 'msisdn', because: OF_A_PHONE },
  phone_event: { by: 'msisdn', because: OF_A_PHONE },
  sms_message: { by: 'msisdn', because: OF_A_PHONE },
  sms_sending: { by: 'sms_id', because: OF_A_PHONE },
  sms_delivery: { by: 'carrier_id', because: 'the carrier names its own message' },
  mpesa_callback: { by: 'callback_id', because: 'kept as it came, before it is known whose it is' },
  mpesa_receipt: { by: 'receipt', because: 'one receipt counts once over all customers' },
};
