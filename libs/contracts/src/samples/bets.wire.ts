import type { Sample } from './sample.ts';

const selection = {
  matchId: '101',
  parent_match_id: '55101',
  homeTeam: 'Gor Mahia',
  awayTeam: 'AFC Leopards',
  betType: 'prematch',
  oddType: '1x2',
  odd_value: 1.85,
  pick_key: '1',
  sub_type_id: '1',
  event_odd_id: '9001',
  start_time: '2026-11-22 15:00:00',
  display: '1',
};
const other = { ...selection, matchId: '102', parent_match_id: '55102', homeTeam: 'Tusker', awayTeam: 'Bandari', oddType: 'over/under 2.5', odd_value: 2.05, pick_key: 'over 2.5', sub_type_id: '18', event_odd_id: '9014', display: 'over 2.5' };

/** The bet of the place-bet and deposit-and-bet samples. */
export const betPayload = {
  app_name: 'web_ui',
  bet_string: '55101_9001#55102_9014',
  bet_total_odds: 3.79,
  possible_win: 140.79,
  profile_id: '77',
  stake_amount: 49,
  stake_after_tax: 43.56,
  slip: [selection, other],
  type: 'prematch',
  redeem_free_bet: 0,
  msisdn: '254712345678',
  accept_odds_change: 'better',
};

export const betsSamples = {
  getLimits: {
    response: JSON.stringify([
      { name: 'min_stake', limit: 20 },
      { name: 'max_stake', limit: 20000 },
      { name: 'max_bet_possible_win', limit: 500000 },
      { name: 'max_daily_payout', limit: 70000 },
      { name: 'max_deposit', limit: 70000 },
      { name: 'min_withdrawal', limit: 20 },
      { name: 'max_selections', limit: 50 },
      { name: 'free_bet_returns_stake', limit: 1 },
      { name: 'free_bet_threshold', limit: 20 },
      { name: 'welcome_release_rate', limit: 10 },
      { name: 'boost_rate', limit: 1.05 },
      { name: 'boost_min_count', limit: 5 },
      { name: 'boost_min_odds', limit: 1.3 },
      { name: 'boost_max', limit: 2 },
    ]),
  },
  openBooking: { query: { code: 'KP7Q2X' }, response: JSON.stringify([selection, other]) },
  bookBetslip: { query: { betType: 'prematch' }, body: '55101_9001#55102_9014', response: 'KP7Q2X' },
  bookBetslipByQuery: { query: { betString: '55101_9001#55102_9014', betType: 'prematch' }, response: 'KP7Q2X' },
  placeBet: {
    body: betPayload,
    response: { res: 0, description: 'Bet placed. Possible win KES 140.79.', bet_id: 'b-7f3a', our_bet_id: 'K1029', bet_amount: 49, total_odd: 3.79, possible_win: 140.79 },
  },
  getBets: {
    params: { profile_id: '77', fromDate: '7' },
    response: [
      { bet_id: 'b-7f3a', our_bet_id: 'K1029', created: '2026-11-21 13:05:09', bet_type: 'prematch', status: 1, badge: null, bet_amount: 49, possible_win: 140.79, total_odd: 3.79 },
      { bet_id: 'b-7f39', our_bet_id: 'K1028', created: '2026-11-20 19:40:00', bet_type: 'jackpot', status: 5, badge: 'half-void', bet_amount: 99, possible_win: 4350.5, total_odd: 0 },
      { bet_id: 'b-7f38', our_bet_id: 'K1027', created: '2026-11-19 08:00:00', bet_type: 'prematch', status: 3, badge: null, bet_amount: 20, possible_win: 75.25, total_odd: 4.5 },
    ],
  },
  getBetDetail: {
    params: { betId: 'b-7f3a' },
    response: [
      {
        game_id: '4021', start_time: '2026-11-22 15:00:00', home_team: 'Gor Mahia', away_team: 'AFC Leopards', ft_score: '2:1', bet_pick: '1', odd_value: 1.85, bet_type: '1x2', winning_outcome: '1', match_status: 5, badge: null,
      },
      {
        game_id: '4022', start_time: '2026-11-23 18:30:00', home_team: 'Tusker', away_team: 'Bandari', ft_score: null, bet_pick: 'over 2.5', odd_value: 2.05, bet_type: 'over/under 2.5', winning_outcome: null, match_status: 1, badge: null,
      },
    ],
  },
} satisfies Readonly<Record<string, Sample>>;
