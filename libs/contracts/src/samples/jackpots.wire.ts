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

export const jackpotsSamples = {
  getOfferedJackpots: {
    response: { '31': { id: '31', name: 'Midweek Jackpot' }, '32': { id: '32', name: 'Mega Jackpot' } },
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
} satisfies Readonly<Record<string, Sample>>;
