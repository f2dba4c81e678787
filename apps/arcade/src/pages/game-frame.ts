import { addCents, cents, formatKes, subtractCents, type Cents } from '@kipenga/betting-core';
import type { OpenedGame, Push, RefusalCode, StakeView } from '../protocol.ts';
import { askHouse, listen, openGame } from './arcade-client.ts';
import { make } from './dom.ts';
import { refusalWords } from './refusal-words.ts';
import { setting, word } from './setting.ts';

/** What stands around every game, and what a game may ask of it. */
export interface GameFrame {
  readonly opened: OpenedGame;
  /** Where the game happens. */
  readonly scene: HTMLElement;
  /** What the player does. */
  readonly controls: HTMLElement;
  /** Shows a line under the scene and reads it out. */
  readonly say: (text: string) => void;
  readonly sayRefusal: (code: RefusalCode) => void;
  /** Counts a stake, or what became of it, into the visit's net. */
  readonly count: (stake: Pick<StakeView, 'id' | 'stake' | 'state' | 'paid'>) => void;
  /** While held, the balance shown waits: it would tell a result before the scene does. */
  readonly holdMoney: (isHeld: boolean) => void;
  readonly onFairness: (show: () => void) => void;
}

/** Whether the game hears its table. */
export type Hear = (push: Push) => void;

const MINUTE_MS = 60_000;
const REALITY_CHECK_MINUTES = 30;
const NOTHING = cents(0);

const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};

/** With its sign: '+KES 10.00', '−KES 10.00'. */
export const signed = (amount: Cents): string =>
  amount === 0 ? formatKes(amount) : `${amount > 0 ? '+' : '−'}${formatKes(cents(Math.abs(amount)))}`;

const closed = (code: RefusalCode): void => {
  document.body.replaceChildren(
    make(
      'main',
      { class: 'closed' },
      make('h1', {}, setting.name),
      make('p', { role: 'alert' }, refusalWords(code)),
      make('button', { type: 'button', class: 'main', click: () => askHouse('lobby') }, word('arcade.lobby')),
    ),
  );
};

const build = (opened: OpenedGame) => {
  const balance = make('span', { class: 'sum' }, formatKes(opened.balance));
  const said = make('p', { role: 'status', class: 'said' });
  const time = make('span', { class: 'sum' }, '00:00');
  const net = make('span', { class: 'sum' }, formatKes(NOTHING));
  const fairness = make('button', { type: 'button' }, word('arcade.fair.link'));
  const scene = make('section', { class: 'scene', 'aria-label': setting.name });
  const controls = make('section', { class: 'controls', 'aria-label': word('arcade.controls') });
  document.body.dataset['scene'] = setting.scene;
  const isFramed = parent !== window;
  document.body.replaceChildren(
    make(
      'header',
      {},
      // The house's frame has a way back and the name already.
      ...(isFramed
        ? []
        : [make('button', { type: 'button', click: () => askHouse('lobby') }, word('arcade.lobby'))]),
      make('h1', { class: isFramed ? 'unseen' : '' }, setting.name),
      make('p', { class: 'fact' }, make('span', { class: 'small' }, word('arcade.time')), time),
      make('p', { class: 'fact' }, make('span', { class: 'small' }, word('arcade.net')), net),
      opened.mode === 'DEMO'
        ? make('p', { class: 'purse' }, make('span', { class: 'small' }, word('arcade.playMoney')), balance)
        : make(
            'button',
            { type: 'button', class: 'purse', click: () => askHouse('cashier') },
            make('span', { class: 'small' }, word('arcade.balance')),
            ' ',
            balance,
          ),
    ),
    make('main', {}, make('div', { class: 'table' }, scene, said), controls),
    make(
      'footer',
      {},
      make('p', {}, word('arcade.return', { percent: opened.returnPercent })),
      fairness,
      ...(opened.mode === 'DEMO'
        ? []
        : [make('button', { type: 'button', click: () => askHouse('cashier') }, word('arcade.limits'))]),
    ),
  );
  return { balance, said, time, net, fairness, scene, controls };
};

/** Every half hour, once the round allows: how long, and how much. */
const realityCheck = (minutes: number, net: Cents): void => {
  const dialog = make(
    'dialog',
    { 'aria-labelledby': 'reality' },
    make('h2', { id: 'reality' }, word('arcade.reality.title', { minutes })),
    make('p', {}, word('arcade.reality.net', { net: signed(net) })),
    make('button', { type: 'button', click: () => askHouse('lobby') }, word('arcade.reality.stop')),
    make(
      'button',
      { type: 'button', class: 'main', click: () => dialog.close() },
      word('arcade.reality.goOn'),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};

/** Opens the game and puts it on the page; `mount` answers what hears the table. */
export const startGame = async (mount: (frame: GameFrame) => Hear): Promise<void> => {
  const answer = await openGame();
  if (!answer.ok) return closed(answer.reason);
  const opened = answer.value;
  const parts = build(opened);
  const stakes = new Map<string, Cents>();
  const since = performance.now();
  let isHeld = false;
  let balance = opened.balance;
  let net: Cents = NOTHING;
  let checks = 0;

  const show = (): void => {
    if (isHeld) return;
    parts.balance.textContent = formatKes(balance);
    parts.net.textContent = signed(net);
  };
  const say = (text: string): void => {
    parts.said.textContent = text;
  };
  const frame: GameFrame = {
    opened,
    scene: parts.scene,
    controls: parts.controls,
    say,
    sayRefusal: (code) => (code === 'play-unknown' ? closed(code) : say(refusalWords(code))),
    count: ({ id, stake, state, paid }) => {
      stakes.set(id, state === 'open' ? subtractCents(NOTHING, stake) : subtractCents(paid, stake));
      net = [...stakes.values()].reduce(addCents, NOTHING);
      show();
    },
    holdMoney: (held) => {
      isHeld = held;
      show();
    },
    onFairness: (open) => parts.fairness.addEventListener('click', open),
  };
  const hear = mount(frame);

  setInterval(() => {
    const elapsed = performance.now() - since;
    parts.time.textContent = minutesAndSeconds(elapsed);
    const due = Math.floor(elapsed / (REALITY_CHECK_MINUTES * MINUTE_MS));
    if (due > checks && !document.querySelector('dialog[open]')) {
      checks = due;
      realityCheck(due * REALITY_CHECK_MINUTES, net);
    }
  }, 1000);
  listen(
    opened.play,
    (push) => {
      if (push.kind === 'balance') {
        ({ balance } = push);
        show();
      } else hear(push);
    },
    (state) => {
      document.body.dataset['line'] = state;
      if (state === 'interrupted') say(word('arcade.interrupted'));
      if (state === 'over') closed('play-unknown');
      if (state === 'live' && parts.said.textContent === word('arcade.interrupted')) say('');
    },
  );
};
