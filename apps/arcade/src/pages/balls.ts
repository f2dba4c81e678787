import { cents, formatKes } from '@kipenga/betting-core';
import { drawBalls } from '../games/balls/draw-balls.ts';
import {
  BALLS,
  colourOf,
  COLOURS,
  paysFor,
  SUM_LINE,
  type BallColour,
  type BallPick,
} from '../games/balls/markets.ts';
import { BALLS_DRAWING_MS } from '../games/balls/pace.ts';
import { formatMultiplier, payoutOf } from '../games/multiplier.ts';
import type { BallsView, Push, StakeView } from '../protocol.ts';
import { ask } from './arcade-client.ts';
import { isStill, make } from './dom.ts';
import { fairnessWindow, showFairness } from './fairness-window.ts';
import { signed, startGame, type GameFrame, type Hear } from './game-frame.ts';
import { promiseBook } from './promise-book.ts';
import { setting, word } from './setting.ts';
import { stakeField } from './stake-field.ts';

const BALL_EVERY_MS = 1_500;

const colourWords: Readonly<Record<BallColour, () => string>> = {
  red: () => word('arcade.balls.red'),
  gold: () => word('arcade.balls.gold'),
  green: () => word('arcade.balls.green'),
};
const pickWords = (pick: BallPick): string => {
  const [kind = '', what = ''] = pick.split(':');
  if (kind === 'ball') return word('arcade.balls.ball', { number: what });
  if (kind === 'sum')
    return word(what === 'over' ? 'arcade.balls.over' : 'arcade.balls.under', { line: SUM_LINE });
  return colourWords[COLOURS.find((colour) => colour === what) ?? 'red']();
};
const ballElement = (ball: number): HTMLElement =>
  make('span', { class: 'ball', 'data-colour': colourOf(ball) }, make('b', {}, String(ball)));
const inWords = (balls: readonly number[]): string => balls.join(' · ');

const mount = (frame: GameFrame): Hear => {
  const { opened, scene, controls, say } = frame;
  const drum = make('div', { class: 'drum', 'aria-hidden': 'true' });
  const countdown = make('p', { class: 'caption' });
  const recent = make('ol', { class: 'recent', 'aria-label': word('arcade.recent') });
  scene.append(recent, drum, countdown);

  const promises = promiseBook();
  let view: BallsView | null = null;
  let heardAt = 0;
  let picked: BallPick = 'colour:red';
  let isAsking = false;
  let shown = 0;
  const stakes = new Map<string, StakeView>();

  const left = (): number => Math.max(0, (view?.ms ?? 0) - (performance.now() - heardAt));
  const ofThisDraw = (): readonly StakeView[] =>
    [...stakes.values()].filter(({ round }) => round === view?.round);
  /** All balls are on the table: what they brought may be told. */
  const isTold = (): boolean => view?.phase === 'drawing' && shown === view.balls.length;

  const pickButtons = new Map<BallPick, HTMLButtonElement>();
  const pickButton = (pick: BallPick, ...content: readonly (Node | string)[]): HTMLButtonElement => {
    const choose = (): void => {
      picked = pick;
      draw();
    };
    const button = make('button', { type: 'button', 'data-pick': pick, click: choose }, ...content);
    pickButtons.set(pick, button);
    return button;
  };
  const priced = (pick: BallPick): HTMLButtonElement =>
    pickButton(pick, make('span', {}, pickWords(pick)), make('b', {}, formatMultiplier(paysFor(pick))));
  const numbers = Array.from({ length: BALLS }, (_, index) => {
    const button = pickButton(`ball:${index + 1}`, String(index + 1));
    button.setAttribute('aria-label', pickWords(`ball:${index + 1}`));
    button.dataset['colour'] = colourOf(index + 1);
    return button;
  });
  const picks = make(
    'div',
    { class: 'picks' },
    make(
      'div',
      { class: 'row', role: 'group', 'aria-label': word('arcade.balls.firstColour') },
      ...COLOURS.map((colour) => priced(`colour:${colour}`)),
    ),
    make(
      'div',
      { class: 'row', role: 'group', 'aria-label': word('arcade.balls.sum') },
      priced('sum:over'),
      priced('sum:under'),
    ),
    make(
      'details',
      {},
      make(
        'summary',
        {},
        word('arcade.balls.firstNumber'),
        ' ',
        make('b', {}, formatMultiplier(paysFor('ball:1'))),
      ),
      make(
        'div',
        { class: 'numbers', role: 'group', 'aria-label': word('arcade.balls.firstNumber') },
        ...numbers,
      ),
    ),
  );
  const stake = stakeField(opened.limits, () => draw());
  const potential = make('p', { class: 'potential' });
  const action = make('button', { type: 'button', class: 'main', click: () => void place() });
  const mine = make('ul', { class: 'mine', 'aria-label': word('arcade.balls.mine') });
  controls.append(picks, stake.element, potential, action, mine);

  const place = async (): Promise<void> => {
    const amount = stake.value();
    if (isAsking || amount === null || view === null) return;
    const { round } = view;
    isAsking = true;
    draw();
    const answer = await ask<StakeView>('stake', { play: opened.play, round, amount, pick: picked });
    isAsking = false;
    if (answer.ok) {
      hearStake(answer.value);
      say(word('arcade.balls.placed', { amount: formatKes(amount), pick: pickWords(picked) }));
    } else frame.sayRefusal(answer.reason);
    draw();
  };

  const mineRow = ({ pick, stake: amount, at, state, paid }: StakeView): HTMLLIElement => {
    const could = formatKes(at === null ? paid : payoutOf(amount, at, opened.limits.cap));
    const result = {
      open: () => word('arcade.balls.could', { amount: could }),
      won: () => word('arcade.balls.won', { amount: formatKes(paid) }),
      lost: () => word('arcade.balls.lost'),
      returned: () => word('arcade.returned', { amount: formatKes(amount) }),
    }[isTold() || state === 'returned' ? state : 'open']();
    return make(
      'li',
      { 'data-state': isTold() ? state : 'open' },
      make('span', {}, `${pick === null ? '' : pickWords(pick)} · ${formatKes(amount)}`),
      make('b', {}, result),
    );
  };

  const draw = (): void => {
    const amount = stake.value();
    for (const [pick, button] of pickButtons) button.setAttribute('aria-pressed', String(pick === picked));
    potential.textContent =
      amount === null
        ? ''
        : word('arcade.balls.potential', {
            pick: pickWords(picked),
            amount: formatKes(payoutOf(amount, paysFor(picked), opened.limits.cap)),
          });
    const isOpen = view?.phase === 'betting';
    action.disabled = !isOpen || isAsking || amount === null;
    action.textContent = !isOpen
      ? word('arcade.balls.drawing')
      : amount === null
        ? word('arcade.checkStake')
        : word('arcade.place', { amount: formatKes(amount) });
    mine.replaceChildren(...ofThisDraw().map(mineRow));
  };

  const tellResult = (balls: readonly number[]): void => {
    const settled = ofThisDraw().filter(({ state }) => state !== 'open');
    const drawn = word('arcade.balls.drawn', {
      balls: balls.join(', '),
      sum: balls.reduce((sum, ball) => sum + ball, 0),
    });
    const net = cents(settled.reduce((sum, one) => sum + one.paid - one.stake, 0));
    for (const one of settled) frame.count(one);
    say(settled.length === 0 ? drawn : `${drawn} ${word('arcade.roundNet', { net: signed(net) })}`);
    frame.holdMoney(false);
    showRecent();
  };
  const showBalls = (): void => {
    const balls = view?.balls ?? [];
    const due =
      view?.phase === 'drawing'
        ? Math.min(
            balls.length,
            isStill() ? balls.length : 1 + Math.floor((BALLS_DRAWING_MS - left()) / BALL_EVERY_MS),
          )
        : 0;
    if (due === shown) return;
    shown = due;
    drum.replaceChildren(...balls.slice(0, shown).map(ballElement));
    if (shown > 0 && isTold()) tellResult(balls);
    draw();
  };
  const showRecent = (): void => {
    const past = isTold() || view?.phase === 'betting' ? (view?.recent ?? []) : (view?.recent.slice(1) ?? []);
    recent.replaceChildren(...past.slice(0, 4).map(({ balls }) => make('li', {}, inWords(balls))));
  };
  const tick = (): void => {
    showBalls();
    countdown.textContent =
      view?.phase === 'betting' ? word('arcade.balls.next', { seconds: Math.ceil(left() / 1000) }) : '';
    scene.dataset['phase'] = view?.phase ?? '';
    requestAnimationFrame(tick);
  };

  const hearStake = (next: StakeView): void => {
    const before = stakes.get(next.id);
    stakes.set(next.id, next);
    if (next.state === 'open' || next.state === 'returned') frame.count(next);
    if (next.state === 'returned' && before?.state === 'open')
      say(word('arcade.returned', { amount: formatKes(next.stake) }));
    draw();
  };
  const hearTable = (next: BallsView): void => {
    const isNext = view !== null && view.round !== next.round;
    view = next;
    heardAt = performance.now();
    promises.hear(next.round, next.hash);
    if (isNext) for (const [id, { round }] of stakes) if (round !== next.round) stakes.delete(id);
    // The money of a draw arrives before its last ball does.
    if (next.phase === 'drawing' && shown < next.balls.length) frame.holdMoney(true);
    if (next.phase === 'betting') frame.holdMoney(false);
    showRecent();
    draw();
  };

  const fairness = fairnessWindow({
    gameId: setting.gameId,
    read: () => ({
      promised: view?.hash ?? '',
      past: (view?.recent ?? []).map((one) => ({
        ...one,
        hash: promises.of(one),
        result: inWords(one.balls),
      })),
    }),
    resultOf: (digest) => inWords(drawBalls(digest)),
  });
  document.body.append(fairness);
  frame.onFairness(() => showFairness(fairness));
  draw();
  requestAnimationFrame(tick);
  return (push: Push) => {
    if (push.kind === 'stake') hearStake(push.stake);
    if (push.kind === 'table' && push.view.engine === 'balls') hearTable(push.view);
  };
};

await startGame(mount);
