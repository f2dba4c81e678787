import type { PastRound } from '../protocol.ts';
import { make } from './dom.ts';
import { word } from './setting.ts';
import { verifyRound, type Verdict } from './verify-round.ts';

/** A finished round with its result in words. */
export interface ProvenRound extends PastRound {
  readonly result: string;
}

interface Options {
  readonly gameId: string;
  /** The hash that is promised now, and the rounds that were. */
  readonly read: () => { readonly promised: string; readonly past: readonly ProvenRound[] };
  /** The result that a digest means, in the same words. */
  readonly resultOf: (digest: Uint8Array) => string;
}

const verdictWords = {
  kept: () => word('arcade.fair.kept'),
  broken: () => word('arcade.fair.broken'),
  unable: () => word('arcade.fair.unable'),
} as const satisfies Record<Verdict, () => string>;

/** The window that shows what was promised, and verifies rounds on the player's own machine. */
export const fairnessWindow = ({ gameId, read, resultOf }: Options): HTMLDialogElement => {
  const list = make('ol', { class: 'proofs' });
  const promised = make('code');
  const row = ({ round, hash, seed, result }: ProvenRound): HTMLLIElement => {
    const said = make('output');
    const check = async (): Promise<void> => {
      const verdict = await verifyRound(
        { seed, hash, name: `${gameId}:${round}` },
        (digest) => resultOf(digest) === result,
      );
      said.textContent = verdictWords[verdict]();
      said.dataset['state'] = verdict;
    };
    return make(
      'li',
      {},
      make('strong', {}, result),
      make(
        'dl',
        {},
        make('dt', {}, word('arcade.fair.round')),
        make('dd', {}, make('code', {}, round)),
        make('dt', {}, word('arcade.fair.hash')),
        make('dd', {}, make('code', {}, hash)),
        make('dt', {}, word('arcade.fair.seed')),
        make('dd', {}, make('code', {}, seed)),
      ),
      make('button', { type: 'button', click: () => void check() }, word('arcade.fair.check')),
      said,
    );
  };
  const dialog = make(
    'dialog',
    { 'aria-labelledby': 'fairness-title' },
    make('h2', { id: 'fairness-title' }, word('arcade.fair.title')),
    make('p', {}, word('arcade.fair.how')),
    make('p', {}, word('arcade.fair.promised'), ' ', promised),
    list,
    make('button', { type: 'button', class: 'main', click: () => dialog.close() }, word('arcade.close')),
  );
  dialog.addEventListener('kipenga:open', () => {
    const { promised: hash, past } = read();
    promised.textContent = hash;
    list.replaceChildren(...past.map(row));
    if (past.length === 0) list.append(make('li', {}, word('arcade.fair.none')));
    dialog.showModal();
  });
  return dialog;
};

/** Shows the window with what is known now. */
export const showFairness = (dialog: HTMLDialogElement): void =>
  void dialog.dispatchEvent(new Event('kipenga:open'));
