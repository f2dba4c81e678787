import type { WalletCall, WalletRefusalCode } from '@kipenga/contracts/wallet';
import type { Fate, Fated, Mishap } from './fate.ts';

/** A stake as the stand-in wallet has it. */
export interface Stake {
  readonly round: string;
  readonly amount: number;
  /** The provider knows that it was taken. */
  isKnown: boolean;
  state: 'open' | 'credited' | 'back';
}

/** A completed movement, by the provider's id for it. */
export interface Done {
  readonly call: WalletCall;
  readonly content: string;
  readonly balance: number;
}

/** Request of any call. */
export interface Asked {
  readonly session: string;
  readonly round: string;
  readonly transaction: string;
  readonly amount: number;
  readonly of: string;
}

/** One launch of a game: the player, their money, and all that the provider did with it. */
export interface Visit {
  readonly token: string;
  readonly session: string;
  readonly gameId: string;
  readonly fate: Fate;
  balance: number;
  isOpened: boolean;
  readonly stakes: Map<string, Stake>;
  readonly done: Map<string, Done>;
  /** Debits taken back before they came. */
  readonly tombstones: Set<string>;
  /** Debits without an answer: the provider cannot know if they were taken. */
  readonly unsure: Set<string>;
  /** Credits and rollbacks whose answer did not reach the provider. */
  readonly unanswered: Set<string>;
  readonly heard: WalletCall[];
  /** Breaches of the contract by the provider, in sentences. */
  readonly faults: Set<string>;
  /** Called after every call. */
  onChange: () => void;
  readonly waiting: Fated[];
}

/** Starting balance in cents: a hundred stakes of KES 10. */
const BALANCE = 100_000;

export const openVisit = (name: string, gameId: string, fate: Fate): Visit => ({
  token: `token-${name}`,
  session: `session-${name}`,
  gameId,
  fate,
  balance: fate.mode === 'DEMO' ? 0 : BALANCE,
  isOpened: false,
  stakes: new Map(),
  done: new Map(),
  tombstones: new Set(),
  unsure: new Set(),
  unanswered: new Set(),
  heard: [],
  faults: new Set(),
  onChange: () => undefined,
  waiting: [...(fate.mishaps ?? [])],
});

/** Takes the next fault for a call of this name; null if there is none. */
export const nextMishap = ({ waiting }: Visit, call: WalletCall): Mishap | null => {
  const at = waiting.findIndex((fated) => fated.call === call);
  return at === -1 ? null : (waiting.splice(at, 1)[0]?.mishap ?? null);
};

/** A refusal of the stand-in wallet. */
export class Refusal extends Error {
  readonly code: WalletRefusalCode;
  constructor(code: WalletRefusalCode) {
    super(code);
    this.code = code;
  }
}

/** Sentences on calls that are still missing; empty if there are none. */
export const missingIn = ({ stakes, unsure, unanswered, waiting }: Visit): readonly string[] => {
  const open = [...stakes.values()].filter(({ state }) => state === 'open').length;
  return [
    ...waiting.map(({ call }) => `No ${call} came.`),
    ...(open > 0 ? [`${open} stake(s) were neither credited nor rolled back.`] : []),
    ...(unsure.size > 0 ? ['A debit without an answer was neither rolled back nor sent again.'] : []),
    ...(unanswered.size > 0 ? ['A credit or rollback whose answer was lost was not sent again.'] : []),
  ];
};
