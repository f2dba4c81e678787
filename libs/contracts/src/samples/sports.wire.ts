import type { Sample } from './sample.ts';

const match = {
  match_id: '101',
  parent_match_id: '55101',
  game_id: '4021',
  start_time: '2026-11-22 15:00:00',
  home_team: 'Gor Mahia',
  away_team: 'AFC Leopards',
  category: 'Kenya',
  competition_name: 'Premier League',
  side_bets: 9,
  sport_id: '79',
  home_odd: 1.85,
  neutral_odd: 3.4,
  away_odd: 4.1,
  over_25_odd: 2.05,
  under_25_odd: 1.72,
  gg_odd: 1.9,
  ng_odd: null,
  home_odd_id: '9001',
  draw_odd_id: '9002',
  away_odd_id: '9003',
  ov25_odd_id: '9004',
  un25_odd_id: '9005',
  gg_odd_id: '9006',
  ng_odd_id: '9007',
};
const tomorrow = {
  ...match,
  match_id: '102',
  parent_match_id: '55102',
  game_id: '4022',
  start_time: '2026-11-23 18:30:00',
  home_team: 'Tusker',
  away_team: 'Bandari',
  home_odd_id: '9011',
  draw_odd_id: '9012',
  away_odd_id: '9013',
  ov25_odd_id: '9014',
  un25_odd_id: '9015',
  gg_odd_id: '9016',
  ng_odd_id: '9017',
};
const tennis = {
  ...match,
  match_id: '301',
  parent_match_id: '55301',
  game_id: '4301',
  sport_id: '5',
  category: 'ATP',
  competition_name: 'Nairobi Open',
  home_team: 'A. Otieno',
  away_team: 'J. Mwangi',
  home_odd: 1.6,
  neutral_odd: null,
  away_odd: 2.25,
  over_25_odd: null,
  under_25_odd: null,
  gg_odd: null,
  ng_odd: null,
  home_odd_id: '9301',
  draw_odd_id: null,
  away_odd_id: '9302',
  ov25_odd_id: null,
  un25_odd_id: null,
  gg_odd_id: null,
  ng_odd_id: null,
};

const soccer = { sport_id: '79', sport_name: 'Soccer', type: '3way' };
const league = { id: '700', name: 'Premier League', category: 'Kenya', sport_id: '79', count: 8 };

const head = {
  match_id: '101',
  parent_match_id: '55101',
  home_team: 'Gor Mahia',
  away_team: 'AFC Leopards',
  start_time: '2026-11-22 15:00:00',
  category: 'Kenya',
  competition_name: 'Premier League',
  match_state: 'open',
};
const row = (
  sub_type_id: string,
  name: string,
  odd_key: string,
  odd_id: string,
  odd_value: number | null,
) => ({ ...head, sub_type_id, name, odd_key, odd_value, odd_id, display: odd_key });

const live = {
  period: 'second-half',
  minute: 57,
  added: 0,
  home_score: 1,
  away_score: 0,
  home_reds: 0,
  away_reds: 1,
  suspended: false,
};

export const sportsSamples = {
  getSportsNavigation: {
    query: { is_esport: '0' },
    response: [
      {
        sport: soccer,
        top_leagues: [league],
        other_leagues: [{ ...league, id: '701', name: 'Ligue 1', category: 'DR Congo', count: 3 }],
      },
    ],
  },
  getActiveSports: { response: [soccer, { sport_id: '5', sport_name: 'Tennis', type: '2way' }] },
  getTopMatches: { params: { offset: '0', limit: '100' }, response: [match, tomorrow] },
  getMatches: {
    params: { sport_id: '79', tab: 'highlights', offset: '0', limit: '150' },
    query: { is_esport: '0' },
    response: [match, tomorrow, tennis],
  },
  getCompetitionMatches: {
    params: { sport_id: '79', competition_id: '700', offset: '0', limit: '150' },
    query: { is_esport: '1', hours: '3' },
    response: [match],
  },
  searchMatches: {
    params: { q: 'gor mahia' },
    query: { filter: '0', sport_id: '79', is_esport: '0' },
    response: [match],
  },
  getMatchesByDate: {
    params: { offset: '0' },
    query: { date: '2026-11-23', is_esport: '0' },
    response: [tomorrow],
  },
  getListVersion: { response: { version: 4711, matches_version: 4690 } },
  getMatchForm: {
    params: { matchId: '101' },
    response: {
      as_of: '2026-11-22 12:45:10',
      home: [
        { played_on: '2026-11-15', opponent: 'Tusker', at_home: true, goals: 2, conceded: 1 },
        { played_on: '2026-11-08', opponent: 'Bandari', at_home: false, goals: 0, conceded: 0 },
        { played_on: '2026-11-01', opponent: 'KCB', at_home: true, goals: 0, conceded: 3 },
      ],
      away: [],
    },
  },
  getMatchesByIds: {
    query: { matches: '101,102,98,99' },
    response: {
      as_of: '2026-11-22 12:45:10',
      matches: [match, tomorrow],
      closed: [{ match_id: '98', state: 'postponed' }],
      over: ['99'],
    },
  },
  getMarketOfMatches: {
    params: { marketTypeId: '10' },
    query: { matches: '101,102' },
    response: {
      sub_type_id: '10',
      name: 'double chance',
      matches: [
        {
          match_id: '101',
          odds: [
            { odd_key: '1 or X', odd_id: '9031', display: '1 or X', odd_value: 1.2 },
            { odd_key: '1 or 2', odd_id: '9032', display: '1 or 2', odd_value: 1.28 },
            { odd_key: 'X or 2', odd_id: '9033', display: 'X or 2', odd_value: null },
          ],
        },
      ],
    },
  },
  getLiveMatches: {
    params: { offset: '0', limit: '100' },
    query: { is_esport: '0' },
    response: [{ ...match, live }],
  },
  getLiveCount: { response: [{ sport_id: '79', is_esport: false, matches: 7 }] },
  getMatchTimeline: {
    params: { matchId: '101' },
    response: {
      live,
      events: [
        { minute: 12, added: 0, kind: 'goal', side: 'home', home_score: 1, away_score: 0 },
        { minute: 45, added: 2, kind: 'yellow-card', side: 'away', home_score: 1, away_score: 0 },
        { minute: 45, added: 2, kind: 'half-time', home_score: 1, away_score: 0 },
      ],
      wait_seconds: 5,
    },
  },
  getJudgedWaits: {
    params: { matchId: '101' },
    response: {
      waited: 31,
      stood: 28,
      fell: 3,
      verdicts: [
        { minute: 11, at: '2026-11-22 15:11:40', bets: 28, stake: 4120 },
        { minute: 12, at: '2026-11-22 15:12:05', reason: 'goal', bets: 3, stake: 250 },
      ],
    },
  },
  getMatchMarkets: {
    params: { matchId: '101' },
    response: [
      row('1', '1x2', '1', '9001', 1.85),
      row('1', '1x2', 'X', '9002', 3.4),
      row('1', '1x2', '2', '9003', 4.1),
      row('18-1.5', 'over/under 1.5', 'over 1.5', '9021', 1.3),
      row('18-1.5', 'over/under 1.5', 'under 1.5', '9022', null),
    ],
  },
} satisfies Readonly<Record<string, Sample>>;
