import type { Fate, Fated } from './fate.ts';
import type { Visit } from './visit.ts';

/** One thing a provider must do right. */
export interface Check {
  readonly id: string;
  /** Description for readers of the table. */
  readonly says: string;
  readonly fate: Fate;
  /** Names a fault of this check, beyond the faults looked for in every one; null if there is none. */
  readonly judge?: (visit: Visit) => string | null;
  /** The provider's server is killed when its first credit was done and not answered. */
  readonly kills?: true;
}

const debit = (mishap: Fated['mishap']): Fated => ({ call: 'debit', mishap });
const credit = (mishap: Fated['mishap']): Fated => ({ call: 'credit', mishap });

const hasCredit = ({ heard }: Visit): string | null =>
  heard.includes('credit') ? null : 'The round was never closed by a credit, of 0 where it was lost.';
const movedNothing = ({ heard }: Visit): string | null =>
  heard.some((call) => call !== 'open') ? 'It went on with a game that was not opened.' : null;
const isWhole = ({ stakes }: Visit): string | null =>
  [...stakes.values()].some(({ state }) => state === 'credited')
    ? 'It credited a round without a stake that it was told of.'
    : null;

/** Everything that is checked, in the order of the table. */
export const CHECKS: readonly Check[] = [
  { id: 'round', says: 'A round: open, debit, credit', fate: {}, judge: hasCredit },
  {
    id: 'demo',
    says: 'Play money: no call but open',
    fate: { mode: 'DEMO' },
    judge: ({ heard }) => (heard.includes('open') ? null : 'No open came.'),
  },
  {
    id: 'token-refused',
    says: 'A token that is refused opens nothing',
    fate: { mishaps: [{ call: 'open', mishap: { refused: 'token-refused' } }] },
    judge: movedNothing,
  },
  {
    id: 'other-game',
    says: 'A token of another game opens nothing',
    fate: { gameId: 'another-game' },
    judge: movedNothing,
  },
  ...(['insufficient-funds', 'excluded', 'limits', 'session-ended'] as const).map((code) => ({
    id: `debit-${code}`,
    says: `A stake refused (${code}) is not played for`,
    fate: { mishaps: [debit({ refused: code })] },
    judge: isWhole,
  })),
  ...(
    [
      ['lost-before', 'that never arrives'],
      ['lost-after', 'whose answer is lost'],
      ['bad-gateway', 'answered by a 502'],
      ['page', 'with an answer that is none'],
      ['late', 'that hangs, and comes after its rollback'],
    ] as const
  ).map(([mishap, says]) => ({
    id: `debit-${mishap}`,
    says: `A stake ${says} is taken back, or asked for again`,
    fate: { mishaps: [debit(mishap)] },
  })),
  {
    id: 'rollback-lost',
    says: 'A rollback whose answer is lost is sent again',
    fate: {
      mishaps: [
        debit('lost-after'),
        { call: 'rollback', mishap: 'lost-after' },
        { call: 'rollback', mishap: 'bad-gateway' },
      ],
    },
  },
  ...(
    [
      ['lost-before', 'that never arrives'],
      ['lost-after', 'whose answer is lost'],
      ['bad-gateway', 'answered by a 502'],
      ['page', 'with an answer that is none'],
    ] as const
  ).map(([mishap, says]) => ({
    id: `credit-${mishap}`,
    says: `A credit ${says} is sent again, the same`,
    fate: { mishaps: [credit(mishap), credit('lost-after')] },
    judge: hasCredit,
  })),
  {
    id: 'credit-not-signed',
    says: 'A credit refused for its signature is sent again',
    fate: { mishaps: [credit({ refused: 'not-signed' })] },
    judge: hasCredit,
  },
  {
    id: 'killed',
    says: 'A server killed before its credit is answered sends it again',
    fate: { mishaps: [credit('lost-after')] },
    judge: hasCredit,
    kills: true,
  },
];
