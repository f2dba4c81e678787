import type { OpenedGame, Push, StakeView } from '../protocol.ts';
import { listen, openGame, tellHouse, type LineState } from './arcade-client.ts';
import { fairnessWindow } from './fairness-window.ts';
import { showClosed, showFrame, type FrameElements } from './frame-elements.ts';
import type { GameFrame, GamePage } from './game-page.ts';
import { refusalWords } from './refusal-words.ts';
import { lastNetWords } from './round-total.ts';
import { word } from './setting.ts';
import { Visit } from './visit.ts';
import './tokens/colours.css';
import './game.css';

const frameFor = (opened: OpenedGame, { scene, controls, said }: FrameElements, visit: Visit): GameFrame => {
  const say = (text: string): void => said.say(text);
  return {
    opened,
    scene,
    controls,
    say,
    roundBegan: () => said.roundBegan(),
    sayRefusal: (code) => (code === 'play-unknown' ? showClosed(code) : say(refusalWords(code))),
    count: visit.count,
    holdMoney: visit.holdMoney,
  };
};

const showLine = (state: LineState, { said }: FrameElements): void => {
  const interrupted = word('arcade.interrupted');
  document.body.dataset['line'] = state;
  if (state === 'interrupted') said.say(interrupted);
  if (state === 'over') showClosed('play-unknown');
  if (state === 'live' && said.text === interrupted) said.say('');
};

/** Tells the results of stakes that were settled while the player or the connection was away. */
const sayLast = (stakes: readonly StakeView[], { said }: FrameElements, visit: Visit): void => {
  if (visit.hearLast(stakes)) said.say(lastNetWords(stakes));
};

/** Opens the game and adds it to the page; `mount` builds the content of the frame. */
export const startGame = async <View>(mount: (frame: GameFrame) => GamePage<View>): Promise<void> => {
  const answer = await openGame();
  if (!answer.ok) return showClosed(answer.reason);
  const opened = answer.value;
  const elements = showFrame(opened);
  const tellMoney = (): void => {
    if (opened.mode === 'REAL') tellHouse('money');
  };
  const visit = new Visit(elements, opened.balance, tellMoney);
  const page = mount(frameFor(opened, elements, visit));
  elements.fairness.addEventListener('click', fairnessWindow(page.proofs));
  const hear = (push: Push<View>): void => {
    if (push.kind === 'balance') visit.hearBalance(push.balance);
    else if (push.kind === 'stake') page.hearStake?.(push.stake);
    else if (push.kind === 'last-stakes') {
      if (page.isShowing?.() !== true) sayLast(push.stakes, elements, visit);
    } else if (push.kind === 'jackpot') page.hearJackpot?.(push.paid);
    else page.hearTable(push.view);
  };
  listen<View>(opened.play, hear, (state) => showLine(state, elements));
};
