import type { PastRound } from '../protocol.ts';
import { make } from './dom.ts';
import { setting, word } from './setting.ts';
import { verifyRound, type Verdict } from './verify-round.ts';

/** A finished round with its result in words. */
export interface ProvenRound extends PastRound {
  readonly result: string;
}

/** The data that verifies a game's rounds. */
export interface Proofs {
  /** The promised hash, '' while the last one is revealed already, and the revealed rounds. */
  readonly read: () => { readonly promised: string; readonly past: readonly ProvenRound[] };
  /** The result of the digest of the round of this name, in the words of the revealed ones. */
  readonly resultOf: (digest: Uint8Array, round: string) => string;
  /** The number of blocks in the game's digest; 1 by default. */
  readonly blocks?: number;
  /** The number of further blocks for a stake's own draw; 0 by default. */
  readonly ownBlocks?: number;
}

const verdictWords = {
  kept: () => word('arcade.fair.kept'),
  broken: () => word('arcade.fair.broken'),
  unable: () => word('arcade.fair.unable'),
} as const satisfies Record<Verdict, () => string>;

const roundFacts = ({ round, hash, seed }: PastRound): HTMLElement => {
  const fact = (name: string, value: string): readonly HTMLElement[] => [
    make('dt', {}, name),
    make('dd', {}, make('code', {}, value)),
  ];
  return make(
    'dl',
    {},
    ...fact(word('arcade.fair.round'), round),
    ...fact(word('arcade.fair.hash'), hash),
    ...fact(word('arcade.fair.seed'), seed),
  );
};

const roundRow = (proven: ProvenRound, { resultOf, blocks = 1, ownBlocks = 0 }: Proofs): HTMLLIElement => {
  const { round, hash, seed, result } = proven;
  const said = make('output');
  const check = async (): Promise<void> => {
    const verdict = await verifyRound(
      { seed, hash, name: `${setting.gameId}:${round}`, blocks, ownBlocks },
      (digest) => resultOf(digest, round) === result,
    );
    said.textContent = verdictWords[verdict]();
    said.dataset['state'] = verdict;
  };
  const button = make('button', { type: 'button', click: () => void check() }, word('arcade.fair.check'));
  return make('li', {}, make('strong', {}, result), roundFacts(proven), button, said);
};

/**
 * The window that shows the promised hash and verifies rounds in the player's browser. Returns the function that
 * opens it.
 */
export const fairnessWindow = (proofs: Proofs): (() => void) => {
  const list = make('ol', { class: 'proofs' });
  const promised = make('p');
  const dialog = make(
    'dialog',
    { 'aria-labelledby': 'fairness-title' },
    make('h2', { id: 'fairness-title' }, word('arcade.fair.title')),
    make('p', {}, word('arcade.fair.how')),
    promised,
    list,
    make('button', { type: 'button', class: 'main', click: () => dialog.close() }, word('arcade.close')),
  );
  document.body.append(dialog);
  return () => {
    const { promised: hash, past } = proofs.read();
    if (hash === '') promised.textContent = word('arcade.fair.promisedNext');
    else promised.replaceChildren(word('arcade.fair.promised'), ' ', make('code', {}, hash));
    list.replaceChildren(...past.map((round) => roundRow(round, proofs)));
    if (past.length === 0) list.append(make('li', {}, word('arcade.fair.none')));
    dialog.showModal();
  };
};
