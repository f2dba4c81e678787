import { MARGIN } from './margin.ts';

/** A score as far as any market looks at it. Half-time goals are null where nobody wrote them down. */
export interface FinalScore {
  readonly home: number;
  readonly away: number;
  readonly halfHome: number | null;
  readonly halfAway: number | null;
}

export type OutcomeResult = 'won' | 'lost' | 'void';
export type CardColumn = 'home' | 'draw' | 'away' | 'over25' | 'under25' | 'gg' | 'ng';

/** One outcome of a market: how it is named, and how a score settles it. */
export interface OutcomeRule {
  readonly key: string;
  readonly label: string;
  readonly column: CardColumn | null;
  readonly settle: (score: FinalScore) => OutcomeResult;
}

/**
 * One market. `firstSlot` numbers its outcomes within a match: an outcome's id is made from it, so a slot is never
 * given to another outcome. `looksAt` says which of the three distributions of a match prices it.
 */
export interface MarketRule {
  readonly typeId: string;
  readonly name: string;
  readonly firstSlot: number;
  readonly looksAt: 'full-time' | 'half-time' | 'both-times';
  readonly margin: number;
  /** Outcomes that overlap (double chance) are each priced against their own complement. */
  readonly overlaps: boolean;
  readonly outcomes: readonly OutcomeRule[];
}

type Goals = (home: number, away: number) => boolean;

const outcome = (key: string, label: string, wins: Goals, column: CardColumn | null = null): OutcomeRule => ({
  key,
  label,
  column,
  settle: ({ home, away }) => (wins(home, away) ? 'won' : 'lost'),
});

/** The same outcome, judged by the half-time score; void where that is not known. */
const atHalfTime = (rule: OutcomeRule): OutcomeRule => ({
  ...rule,
  column: null,
  settle: ({ halfHome, halfAway }) =>
    halfHome === null || halfAway === null
      ? 'void'
      : rule.settle({ home: halfHome, away: halfAway, halfHome, halfAway }),
});

/** The same outcome with the stake back when the sides are level. */
const levelIsVoid = (rule: OutcomeRule): OutcomeRule => ({
  ...rule,
  column: null,
  settle: (score) => (score.home === score.away ? 'void' : rule.settle(score)),
});

const homeWins: Goals = (home, away) => home > away;
const level: Goals = (home, away) => home === away;
const awayWins: Goals = (home, away) => home < away;

const three = [
  outcome('1', '1', homeWins, 'home'),
  outcome('X', 'X', level, 'draw'),
  outcome('2', '2', awayWins, 'away'),
] as const;

const overUnder = (
  line: number,
  goals: (home: number, away: number) => number,
  isMain = false,
): OutcomeRule[] => [
  outcome(`over ${line}`, `Over ${line}`, (home, away) => goals(home, away) > line, isMain ? 'over25' : null),
  outcome(
    `under ${line}`,
    `Under ${line}`,
    (home, away) => goals(home, away) < line,
    isMain ? 'under25' : null,
  ),
];

const total = (home: number, away: number): number => home + away;

const LISTED_GOALS = 3;
const listed: Goals = (home, away) => home <= LISTED_GOALS && away <= LISTED_GOALS;
const correctScores = Array.from({ length: (LISTED_GOALS + 1) ** 2 }, (_, at) => {
  const [home, away] = [Math.floor(at / (LISTED_GOALS + 1)), at % (LISTED_GOALS + 1)];
  return outcome(`${home}-${away}`, `${home}-${away}`, (h, a) => h === home && a === away);
});

const halfAndFull = three.flatMap((half) =>
  three.map((full): OutcomeRule => ({
    key: `${half.key}/${full.key}`,
    label: `${half.label}/${full.label}`,
    column: null,
    settle: (score) => {
      const first = atHalfTime(half).settle(score);
      return first === 'won' ? full.settle(score) : first;
    },
  })),
);

type Given = Pick<MarketRule, 'typeId' | 'name' | 'firstSlot' | 'outcomes'> & Partial<MarketRule>;
const market = (given: Given): MarketRule => ({
  looksAt: 'full-time',
  margin: MARGIN,
  overlaps: false,
  ...given,
});

const totalsMarket = (line: number, firstSlot: number): MarketRule =>
  market({
    typeId: line === 2.5 ? '18' : `18-${line}`,
    name: `over/under ${line}`,
    firstSlot,
    outcomes: overUnder(line, total, line === 2.5),
  });

/** The markets of a game of goals, in the order of the page. Ids and slots are for ever; new ones go at new slots. */
export const GOAL_MARKETS: readonly MarketRule[] = [
  market({ typeId: '1', name: '1x2', firstSlot: 1, outcomes: three }),
  market({
    typeId: '10',
    name: 'double chance',
    firstSlot: 4,
    overlaps: true,
    outcomes: [
      outcome('1 or X', '1 or X', (home, away) => home >= away),
      outcome('1 or 2', '1 or 2', (home, away) => home !== away),
      outcome('X or 2', 'X or 2', (home, away) => home <= away),
    ],
  }),
  totalsMarket(2.5, 10),
  market({
    typeId: '29',
    name: 'both teams to score',
    firstSlot: 20,
    outcomes: [
      outcome('yes', 'Yes', (home, away) => home > 0 && away > 0, 'gg'),
      outcome('no', 'No', (home, away) => home === 0 || away === 0, 'ng'),
    ],
  }),
  totalsMarket(0.5, 12),
  totalsMarket(1.5, 14),
  totalsMarket(3.5, 16),
  totalsMarket(4.5, 18),
  market({
    typeId: '11',
    name: 'draw no bet',
    firstSlot: 22,
    outcomes: [levelIsVoid(three[0]), levelIsVoid(three[2])],
  }),
  ...[0.5, 1.5, 2.5].map((line, at) =>
    market({
      typeId: `19-${line}`,
      name: `home team over/under ${line}`,
      firstSlot: 24 + 2 * at,
      outcomes: overUnder(line, (home) => home),
    }),
  ),
  ...[0.5, 1.5, 2.5].map((line, at) =>
    market({
      typeId: `20-${line}`,
      name: `away team over/under ${line}`,
      firstSlot: 30 + 2 * at,
      outcomes: overUnder(line, (_, away) => away),
    }),
  ),
  market({
    typeId: '26',
    name: 'odd/even',
    firstSlot: 36,
    outcomes: [
      outcome('odd', 'Odd', (home, away) => (home + away) % 2 === 1),
      outcome('even', 'Even', (home, away) => (home + away) % 2 === 0),
    ],
  }),
  market({
    typeId: '60',
    name: '1st half 1x2',
    firstSlot: 40,
    looksAt: 'half-time',
    outcomes: three.map(atHalfTime),
  }),
  ...[0.5, 1.5].map((line, at) =>
    market({
      typeId: `68-${line}`,
      name: `1st half over/under ${line}`,
      firstSlot: 43 + 2 * at,
      looksAt: 'half-time',
      outcomes: overUnder(line, total).map(atHalfTime),
    }),
  ),
  market({
    typeId: '47',
    name: 'half-time/full-time',
    firstSlot: 50,
    looksAt: 'both-times',
    margin: 0.12,
    outcomes: halfAndFull,
  }),
  market({
    typeId: '45',
    name: 'correct score',
    firstSlot: 60,
    margin: 0.15,
    outcomes: [...correctScores, outcome('other', 'Any other score', (home, away) => !listed(home, away))],
  }),
];

/** The one market of a game that always has a winner; a tie, where one happens all the same, is void. */
export const WINNER_MARKETS: readonly MarketRule[] = [
  market({
    typeId: '186',
    name: 'winner',
    firstSlot: 1,
    outcomes: [
      { ...levelIsVoid(three[0]), column: 'home' },
      { ...levelIsVoid(three[2]), column: 'away' },
    ],
  }),
];
