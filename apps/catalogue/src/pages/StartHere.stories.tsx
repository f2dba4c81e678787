import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { numbers } from '../facts/numbers.ts';
import { docsHref, storyHref } from '../docs/catalogue-links.ts';
// Imported by its own name: the index of the kit would load all of it before the first page.
import { Logo } from '@kipenga/ui/logo';
import { drawingOf } from '../docs/picture-of.ts';
import { WHOLE_WIDTH } from './Prose.tsx';
import './pages.css';
import './welcome.css';

/** The four things people come for, each with its ways in. */
const TASKS = [
  {
    task: 'Find a part',
    what: 'One page each: when to take it, its states, its words, its keys.',
    ways: [
      ['All components', storyHref('components-all-components--all-components')],
      ['OddsButton', docsHref('components-betting-oddsbutton')],
      ['MatchCard', docsHref('components-betting-matchcard')],
    ],
  },
  {
    task: 'See a screen',
    what: 'Every address of the product in its states, to look at and to use.',
    ways: [
      ['Home', storyHref('screens-home--ideal')],
      ['When a price moves', storyHref('screens-betslip--price-down')],
    ],
  },
  {
    task: 'Take tokens and assets',
    what: 'Colours, sizes and times as files; the mark and the icons.',
    ways: [
      ['Tokens', storyHref('resources-tokens--tokens')],
      ['Colour', storyHref('foundations-colour--colour')],
      ['Mark and icons', storyHref('foundations-mark-and-icons--mark-and-icons')],
    ],
  },
  {
    task: 'Ask for a change',
    what: 'Where a question goes, and how a drawing becomes a part.',
    ways: [
      ['Ask', storyHref('start-here-ask--ask')],
      ['Contribute', storyHref('start-here-contribute--contribute')],
    ],
  },
] as const;

const NUMBERS = [
  ['components', numbers.components],
  ['states side by side', numbers.states],
  ['stories', numbers.stories],
  ['tests in them', numbers.tests],
  ['approved pictures', numbers.pictures],
] as const;

/** Changes that customers see: the ten latest, newest first. */
const NEWS = [
  [
    '26 Nov',
    'JackpotMatchRow',
    docsHref('components-jackpot-jackpotmatchrow'),
    'Two lines: the names whole, then when and where beside the cells.',
  ],
  [
    '26 Nov',
    'BoostPrompt',
    docsHref('components-betting-boostprompt'),
    'The number counts the picks until money is added.',
  ],
  [
    '24 Nov',
    'BottomSheet',
    docsHref('components-feedback-bottomsheet'),
    'The foot scrolls along where only the text of the page is twice its size.',
  ],
  [
    '23 Nov',
    'OddsButton',
    docsHref('components-betting-oddsbutton'),
    'A moved price stands still until its mark leaves. A price that goes keeps its button and its focus.',
  ],
  [
    '23 Nov',
    'SlipBar',
    docsHref('components-betting-slipbar'),
    'The odds are those of now; where they moved the bar says what they were.',
  ],
  [
    '23 Nov',
    'PayoutLine',
    docsHref('components-betting-payoutline'),
    'The tax is all tax, with what is taken on the stake and on the win.',
  ],
  [
    '23 Nov',
    'Dialog',
    docsHref('components-feedback-dialog'),
    'Figures between message and actions: what was placed, line by line.',
  ],
  [
    '23 Nov',
    'LimitsPanel',
    docsHref('components-account-limitspanel'),
    'Daily stake and loss limits, with what is used and left; a raise that waits can be called off.',
  ],
  ['23 Nov', 'GameTile', docsHref('components-casino-gametile'), 'A heart marks a game as a favourite.'],
  [
    '23 Nov',
    'LiveTableTile',
    docsHref('components-casino-livetabletile'),
    'It shows what the table does and its last results, and says when they are not up to date.',
  ],
] as const;

const StartHere = ({ theme = 'light' }: { readonly theme?: string }) => (
  <main className="catalogue-page" lang="en">
    <div className="welcome-hero">
      <div className="welcome-words">
        <Logo />
        <h1>Chalk on murram</h1>
        <p className="lead">
          Every part of Kipenga: how it looks, how it behaves, and how we know. Red earth, chalk lines, ink
          and scoreboard digits, made to be read in sunlight on a cheap screen.
        </p>
        <ul className="tasks">
          {TASKS.map(({ task, what, ways }) => (
            <li key={task}>
              <b>{task}</b>
              <p>{what}</p>
              <span className="ways">
                {ways.map(([name, href]) => (
                  <a key={name} href={href} target="_top">
                    {name}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <a className="phone" href={storyHref('screens-home--ideal')} target="_top">
        <img src={drawingOf('screens-home--ideal', theme)?.src} alt="Home, to look at and to use" />
      </a>
    </div>
    <section>
      <h2>What’s new</h2>
      <ul className="news">
        {NEWS.map(([day, name, href, what]) => (
          <li key={what}>
            <a href={href} target="_top">
              {name}
            </a>
            <span>
              {day}: {what}
            </span>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>The catalogue in numbers</h2>
      <dl className="numbers">
        {NUMBERS.map(([what, many]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{many.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <p>Counted when this catalogue was built.</p>
    </section>
  </main>
);

const meta = preview.meta({
  title: 'Start here/Welcome',
  component: StartHere,
  globals: WHOLE_WIDTH,
  render: (_, { globals }) => <StartHere theme={String(globals['theme'])} />,
});

export const Welcome = meta.story();
Welcome.test('one heading of the first level, nothing wider than the screen', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
Welcome.test('the numbers are counted, not typed', async ({ canvas }) => {
  for (const [what, many] of NUMBERS) {
    await expect(many).toBeGreaterThan(50);
    await expect(canvas.getByText(what).nextSibling).toHaveTextContent(many.toLocaleString('en'));
  }
});
