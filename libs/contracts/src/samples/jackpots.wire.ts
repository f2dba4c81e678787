import type { Sample } from './sample.ts';

const match = (position: number, team1: string, team2: string) => ({
  jp_match_id: `80${position}`,
  parent_match_id: `5580${position}`,
  position,
  team1,
  team2,
  category: 'Kenya',
  start_time: '2026-11-25 19:00:00',
  home_odd: 2.7,
  neutral_odd: 3.35,
  away_odd: 2.7,
  result: null,
});

const money = {
  closes_at: '2026-11-25 19:00:00',
  fund: 1_000_130.68,
  prize: 800_104.54,
  guarantee: 1_000_000,
  rolled_in: 0,
  rolled_over: null,
  tiers: [
    { right: 13, prize: 800_104.54, lines: null, per_line: null },
    { right: 12, prize: 120_015.68, lines: 3, per_line: 40_005.22 },
  ],
  tickets: 10,
  lines: 14,
};

const sealed = {
  reference: '4KQ7-9XTM',
  bet_string: '801_1,X#802_2',
  salt: '00112233445566778899aabbccddeeff',
  path: [
    { side: 'left', hash: 'a'.repeat(64) },
    { side: 'right', hash: 'b'.repeat(64) },
  ],
};

export const jackpotsSamples = {
  getOfferedJackpots: {
    response: {
      '31': {
        id: '31',
        name: 'Midweek Jackpot',
        jp_type: 'midweek',
        active: 1,
        bet_amount: 49,
        matches: 13,
        ...money,
      },
      '32': {
        id: '32',
        name: 'Mega Jackpot',
        jp_type: 'mega',
        active: 2,
        bet_amount: 99,
        matches: 17,
        ...money,
        rolled_over: 12.5,
      },
    },
  },
  getEarlierJackpots: {
    params: { id: '31' },
    response: {
      '29': {
        id: '29',
        name: 'Midweek Jackpot',
        jp_type: 'midweek',
        active: 2,
        bet_amount: 49,
        matches: 13,
        ...money,
        rolled_over: 12.5,
      },
    },
  },
  getJackpot: {
    params: { id: '31' },
    response: {
      jackpot_params: {
        jp_id: '31',
        name: 'Midweek Jackpot',
        jp_type: 'midweek',
        bet_amount: 49,
        max_combi: 8,
        active: 1,
        description: 'Closes at the first kick-off',
        ...money,
      },
      jp_matches: [match(1, 'Gor Mahia', 'Tusker'), { ...match(2, 'Bandari', 'Ulinzi'), result: 'X' }],
    },
  },
  placeJackpotBet: {
    body: {
      app_name: 'web_ui',
      bet_string: '801_1,X#802_2',
      profile_id: '77',
      stake_amount: 98,
      slip: [
        {
          jp_match_id: '801',
          position: 1,
          pick_key: '1,X',
          team1: 'Gor Mahia',
          team2: 'Tusker',
          oddType: '1x2',
        },
        { jp_match_id: '802', position: 2, pick_key: '2', team1: 'Bandari', team2: 'Ulinzi', oddType: '1x2' },
      ],
      type: 'jackpot',
      combi: 2,
      jp_type: 'midweek',
    },
    response: { res: 0, description: 'Bet placed', bet_id: 'b-8001', our_bet_id: 'J12' },
  },
  getJackpotSeal: {
    params: { id: '31' },
    response: {
      root: 'c'.repeat(64),
      tickets: 10,
      lines: 14,
      fund: 1_000_130.68,
      sealed_at: '2026-11-25 19:00:00',
      winners: [sealed],
    },
  },
  getTicketProof: {
    params: { reference: '4KQ7-9XTM' },
    response: { ...sealed, leaf: 'd'.repeat(64) },
  },
} satisfies Readonly<Record<string, Sample>>;
