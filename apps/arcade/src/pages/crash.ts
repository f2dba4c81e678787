import { cents, formatKes } from '@kipenga/betting-core';
import { crashPoint } from '../games/crash/crash-point.ts';
import { elapsedAt, multiplierAt, readTarget } from '../games/crash/flight.ts';
import { formatMultiplier, multiplier, payoutOf, type Multiplier } from '../games/multiplier.ts';
import type { CrashView, Push, StakeView } from '../protocol.ts';
import { ask } from './arcade-client.ts';
import { flightScene } from './flight-scene.ts';
import { make } from './dom.ts';
import { fairnessWindow, showFairness } from './fairness-window.ts';
import { signed, startGame, type GameFrame, type Hear } from './game-frame.ts';
import { promiseBook } from './promise-book.ts';
import { setting, word } from './setting.ts';
import { stakeField } from './stake-field.ts';

const times = (value: Multiplier): string => `${formatMultiplier(value)}×`;

const targetField = (onChange: () => void) => {
  const input = make('input', {
    id: 'target',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: 7,
    placeholder: word('arcade.crash.targetNone'),
    input: () => {
      input.setAttribute('aria-invalid', String(value() === 'none'));
      onChange();
    },
  });
  /** The target, null for an empty field, 'none' for what is no multiplier. */
  const value = (): Multiplier | null | 'none' => {
    const text = input.value.trim().replace(',', '.');
    if (text === '') return null;
    return (/^\d+(?:\.\d{1,2})?$/.test(text) ? readTarget(Math.round(Number(text) * 100)) : null) ?? 'none';
  };
  return {
    input,
    element: make(
      'p',
      { class: 'target' },
      make('label', { for: 'target' }, word('arcade.crash.target')),
      input,
    ),
    value,
  };
};

const mount = (frame: GameFrame): Hear => {
  const { opened, scene, controls, say } = frame;
  const flight = flightScene(setting.scene);
  const shown = make('p', { class: 'multiplier', 'aria-hidden': 'true' });
  const caption = make('p', { class: 'caption' });
  const recent = make('ol', { class: 'recent', 'aria-label': word('arcade.recent') });
  scene.append(flight.element, recent, shown, caption);

  const promises = promiseBook();
  let view: CrashView | null = null;
  let heardAt = 0;
  let mine: StakeView | null = null;
  let isAsking = false;

  const elapsed = (): number => (view?.ms ?? 0) + performance.now() - heardAt;
  const left = (): number => Math.max(0, (view?.ms ?? 0) - (performance.now() - heardAt));
  const ridden = (): StakeView | null =>
    mine?.round === view?.round && mine?.state === 'open' ? mine : null;

  const stake = stakeField(opened.limits, () => draw());
  const target = targetField(() => draw());
  const potential = make('p', { class: 'potential' });
  const action = make('button', { type: 'button', class: 'main', click: () => void act() });
  controls.append(stake.element, target.element, potential, action);

  const act = async (): Promise<void> => {
    if (isAsking || view === null) return;
    isAsking = true;
    draw();
    const riding = ridden();
    if (riding !== null && view.phase === 'flying') {
      const answer = await ask<StakeView>('cash-out', { play: opened.play, stake: riding.id });
      if (answer.ok) hearStake(answer.value);
      else frame.sayRefusal(answer.reason);
    } else {
      const amount = stake.value();
      const wanted = target.value();
      const { round } = view;
      const asked = { play: opened.play, round, amount, ...(wanted === null ? {} : { target: wanted }) };
      const answer = await ask<StakeView>('stake', asked);
      if (answer.ok) hearStake(answer.value);
      else frame.sayRefusal(answer.reason);
    }
    isAsking = false;
    draw();
  };

  const button = (): { readonly text: string; readonly isOff: boolean } => {
    const riding = ridden();
    const amount = stake.value();
    if (view === null) return { text: word('arcade.connecting'), isOff: true };
    if (view.phase === 'flying' && riding !== null) {
      const now = multiplierAt(elapsed());
      return {
        text: word('arcade.crash.cashOut', {
          amount: formatKes(payoutOf(riding.stake, now, opened.limits.cap)),
        }),
        isOff: isAsking || now <= 100,
      };
    }
    if (riding !== null)
      return { text: word('arcade.crash.placed', { amount: formatKes(riding.stake) }), isOff: true };
    if (view.phase !== 'betting') return { text: word('arcade.crash.next'), isOff: true };
    if (amount === null || target.value() === 'none') return { text: word('arcade.checkStake'), isOff: true };
    return { text: word('arcade.place', { amount: formatKes(amount) }), isOff: isAsking };
  };

  const draw = (): void => {
    const { text, isOff } = button();
    if (action.textContent !== text) action.textContent = text;
    action.disabled = isOff;
    stake.lock(ridden() !== null || isAsking);
    target.input.disabled = ridden() !== null || isAsking;
    const amount = ridden()?.stake ?? stake.value();
    const wanted = target.value();
    const at = wanted === null || wanted === 'none' ? multiplier(200) : wanted;
    potential.textContent =
      amount === null
        ? ''
        : word('arcade.crash.potential', {
            at: times(at),
            amount: formatKes(payoutOf(amount, at, opened.limits.cap)),
          });
    if (view === null) return;
    const { phase, point } = view;
    scene.dataset['phase'] = phase;
    if (phase === 'betting') {
      shown.textContent = String(Math.ceil(left() / 1000));
      caption.textContent = word('arcade.crash.betting');
      flight.draw(0, 'betting');
    } else {
      const at = phase === 'landed' && point !== null ? point : multiplierAt(elapsed());
      shown.textContent = times(at);
      caption.textContent = phase === 'landed' ? word('arcade.crash.ended') : '';
      flight.draw(phase === 'landed' ? elapsedAt(at) : elapsed(), phase);
    }
  };
  const tick = (): void => {
    draw();
    requestAnimationFrame(tick);
  };

  const hearStake = (next: StakeView): void => {
    const before = mine;
    mine = next;
    frame.count(next);
    if (before?.id === next.id && before.state === next.state) return;
    if (next.state === 'open') say(word('arcade.placed', { amount: formatKes(next.stake) }));
    if (next.state === 'won' && next.at !== null)
      say(
        word('arcade.crash.won', {
          at: times(next.at),
          paid: formatKes(next.paid),
          net: signed(cents(next.paid - next.stake)),
        }),
      );
    if (next.state === 'lost') say(word('arcade.lost', { net: signed(cents(0 - next.stake)) }));
    if (next.state === 'returned') say(word('arcade.returned', { amount: formatKes(next.stake) }));
  };
  const hearTable = (next: CrashView): void => {
    const isNews = view !== null && view.phase !== next.phase;
    // What a player's own round came to stays until the next flight has ended.
    const isToldOwn = mine?.round === view?.round;
    view = next;
    heardAt = performance.now();
    promises.hear(next.round, next.hash);
    recent.replaceChildren(...next.recent.slice(0, 6).map(({ point }) => make('li', {}, times(point))));
    if (!isNews || mine?.round === next.round) return;
    if (next.phase === 'landed' && next.point !== null)
      say(word('arcade.crash.endedAt', { at: times(next.point) }));
    if (next.phase === 'betting' && !isToldOwn) say(word('arcade.crash.betting'));
  };

  const fairness = fairnessWindow({
    gameId: setting.gameId,
    read: () => ({
      promised: view?.hash ?? '',
      past: (view?.recent ?? []).map((one) => ({
        ...one,
        hash: promises.of(one),
        result: times(one.point),
      })),
    }),
    resultOf: (digest) => times(crashPoint(digest)),
  });
  document.body.append(fairness);
  frame.onFairness(() => showFairness(fairness));
  requestAnimationFrame(tick);
  return (push: Push) => {
    if (push.kind === 'stake') hearStake(push.stake);
    if (push.kind === 'table' && push.view.engine === 'crash') hearTable(push.view);
  };
};

await startGame(mount);
