import { cents, formatKes } from '@kipenga/betting-core';
import { MATUNDA, ROWS, STOPS, TATU_TATU, type ReelSymbol } from '../games/reels/reel-set.ts';
import { stopsOf, symbolAt, type LineWin, type Stops } from '../games/reels/spin.ts';
import type { Push, ReelsView, SpinView } from '../protocol.ts';
import { ask } from './arcade-client.ts';
import { isStill, make, picture } from './dom.ts';
import { fairnessWindow, showFairness, type ProvenRound } from './fairness-window.ts';
import { signed, startGame, type GameFrame, type Hear } from './game-frame.ts';
import { setting, word } from './setting.ts';
import { stakeField } from './stake-field.ts';
import { symbolDrawing, symbolName } from './symbols.ts';

const set = setting.scene === 'matunda' ? MATUNDA : TATU_TATU;
const REELS = [0, 1, 2] as const;
/** When each reel comes to rest, and how often it shows something else until then. */
const REST_MS = [700, 1_050, 1_400] as const;
const TURN_MS = 70;
/** As the machine has it, and a little more: a button that can be pressed is answered. */
const PAUSE_MS = 2_600;

const stopsInWords = (stops: Stops): string =>
  REELS.map((reel) =>
    Array.from({ length: ROWS }, (_, row) => symbolAt(set, stops, reel, row)).join(''),
  ).join(' ');

/** Bytes of the player's own chance, in hex. */
const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const payTable = (): HTMLElement => {
  const symbols = Object.keys(set.pays) as ReelSymbol[];
  const cell = (text: string): HTMLElement => make('td', {}, text);
  return make(
    'details',
    { class: 'pays' },
    make('summary', {}, word('arcade.reels.pays')),
    make('p', {}, word('arcade.reels.paysHow', { lines: set.lines.length })),
    make(
      'table',
      {},
      make(
        'thead',
        {},
        make(
          'tr',
          {},
          make('th', { scope: 'col' }, word('arcade.reels.symbol')),
          make('th', { scope: 'col' }, '3'),
          make('th', { scope: 'col' }, '2'),
        ),
      ),
      make(
        'tbody',
        {},
        ...symbols.map((symbol) =>
          make(
            'tr',
            {},
            make('th', { scope: 'row' }, picture(symbolDrawing(symbol)), symbolName(symbol)),
            cell(`${set.pays[symbol].three}×`),
            cell(set.pays[symbol].two === undefined ? '–' : `${set.pays[symbol].two}×`),
          ),
        ),
      ),
    ),
  );
};

const mount = (frame: GameFrame): Hear => {
  const { opened, scene, controls, say } = frame;
  const cells = REELS.map(() => Array.from({ length: ROWS }, () => make('div', { class: 'cell' })));
  const lineMarks = make('p', { class: 'caption' });
  scene.append(
    make(
      'div',
      { class: 'reels', 'aria-hidden': 'true' },
      ...cells.map((column) => make('div', { class: 'reel' }, ...column)),
    ),
    lineMarks,
  );

  let view: ReelsView | null = null;
  let isBusy = false;
  const past: ProvenRound[] = [];

  const stake = stakeField(opened.limits, () => draw());
  const potential = make('p', { class: 'potential' });
  const action = make('button', { type: 'button', class: 'main', click: () => void spin() });
  controls.append(stake.element, potential, action, payTable());

  const show = (reel: 0 | 1 | 2, stops: Stops): void => {
    cells[reel]?.forEach((cell, row) => {
      const symbol = symbolAt(set, stops, reel, row);
      if (cell.dataset['symbol'] === symbol) return;
      cell.dataset['symbol'] = symbol;
      cell.replaceChildren(picture(symbolDrawing(symbol)));
    });
  };
  const mark = (wins: readonly LineWin[]): void => {
    cells.forEach((column, reel) =>
      column.forEach((cell, row) => {
        cell.dataset['state'] = wins.some(
          ({ line, reels }) => reel < reels && set.lines[line]?.[reel] === row,
        )
          ? 'pays'
          : '';
      }),
    );
    lineMarks.textContent =
      wins.length === 0
        ? ''
        : word('arcade.reels.lines', { pays: wins.map(({ pays }) => `${pays}×`).join(' + ') });
  };
  const draw = (): void => {
    const amount = stake.value();
    stake.lock(isBusy);
    action.disabled = isBusy || amount === null || view === null;
    action.textContent =
      view === null
        ? word('arcade.connecting')
        : isBusy
          ? word('arcade.reels.turning')
          : amount === null
            ? word('arcade.checkStake')
            : word('arcade.reels.spin', { amount: formatKes(amount) });
    const best = Math.max(...Object.values(set.pays).map(({ three }) => three));
    potential.textContent =
      amount === null
        ? ''
        : word('arcade.reels.potential', {
            line: formatKes(cents(amount / set.lines.length)),
            amount: formatKes(cents(Math.min((amount / set.lines.length) * best, opened.limits.cap))),
          });
  };

  /** Turns the reels over their own strips until each stops where it must; nothing slows down to tease. */
  const turnTo = (stops: Stops): Promise<void> =>
    new Promise((resolve) => {
      if (isStill()) {
        for (const reel of REELS) show(reel, stops);
        resolve();
        return;
      }
      const began = performance.now();
      let turns = 0;
      const timer = setInterval(() => {
        const elapsed = performance.now() - began;
        turns += 1;
        for (const reel of REELS) {
          const at = (stops[reel] + STOPS * 9 - turns * 2) % STOPS;
          show(reel, elapsed >= REST_MS[reel] ? stops : [at, at, at]);
        }
        if (elapsed >= REST_MS[2]) {
          clearInterval(timer);
          resolve();
        }
      }, TURN_MS);
    });

  const spin = async (): Promise<void> => {
    const amount = stake.value();
    if (isBusy || amount === null || view === null) return;
    const { hash, spins } = view;
    isBusy = true;
    const began = performance.now();
    mark([]);
    say('');
    draw();
    frame.holdMoney(true);
    const clientSeed = newClientSeed();
    const answer = await ask<SpinView>('stake', { play: opened.play, hash, amount, clientSeed });
    if (answer.ok) {
      const { seed, stops, wins, paid, next } = answer.value;
      await turnTo(stops);
      view = next;
      // As this page was promised it and asked for it: a name and a hash that come with a seed can be made to fit it.
      const round = `${spins}:${clientSeed}`;
      past.unshift({ round, hash, seed, result: stopsInWords(stops) });
      past.length = Math.min(past.length, 20);
      mark(wins);
      frame.count({ id: hash, stake: amount, state: paid > 0 ? 'won' : 'lost', paid });
      const net = signed(cents(paid - amount));
      say(
        paid === 0
          ? word('arcade.lost', { net })
          : word('arcade.reels.paid', { amount: formatKes(paid), net }),
      );
    } else frame.sayRefusal(answer.reason);
    frame.holdMoney(false);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, PAUSE_MS - (performance.now() - began))));
    isBusy = false;
    draw();
    action.focus({ preventScroll: true });
  };

  const fairness = fairnessWindow({
    gameId: setting.gameId,
    read: () => ({ promised: view?.hash ?? '', past }),
    resultOf: (digest) => stopsInWords(stopsOf(digest)),
  });
  document.body.append(fairness);
  frame.onFairness(() => showFairness(fairness));
  for (const reel of REELS) show(reel, [0, 0, 0]);
  draw();
  return (push: Push) => {
    if (push.kind !== 'table' || push.view.engine !== 'reels') return;
    view = push.view;
    draw();
  };
};

await startGame(mount);
