import preview from '../../.storybook/preview.tsx';
import { docsHref, storyHref } from '../docs/catalogue-links.ts';
import { Links } from '../docs/Links.tsx';
import { Prose, WHOLE_WIDTH } from './Prose.tsx';

const PLACES = [
  [
    'Foundations',
    storyHref('foundations-principles--principles'),
    'what everything is made of, patterns with their reasons, what a bet pays',
  ],
  [
    'Components',
    storyHref('components-all-components--all-components'),
    'one page each: when, when not, states, keys, props, bytes, where it is used',
  ],
  [
    'Screens',
    storyHref('screens-at-a-glance--screens-at-a-glance'),
    'every address of the product in its states, on a platform faked inside the page',
  ],
  ['Resources', storyHref('resources-tokens--tokens'), 'tokens to download'],
  [
    'Rules',
    './reference/betting-core/index.html',
    'every function that reckons a bet, for who builds with it',
  ],
  ['Prices', './reference/pricing/index.html', 'every function that makes a price, likewise'],
] as const;

const QUESTIONS = [
  [
    'What happens when the price moves while the slip is open?',
    'The slip shows it, the price of a match too; Patterns says why.',
    [
      ['Betslip', storyHref('screens-betslip--price-down')],
      ['OddsButton', docsHref('components-betting-oddsbutton')],
      ['Patterns', storyHref('foundations-patterns--patterns')],
    ],
  ],
  [
    'Which component do I take?',
    '“When not” on a page names the better one.',
    [['All components', storyHref('components-all-components--all-components')]],
  ],
  [
    'Where are the tooltip, the avatar, the pages of a list?',
    'There are none: a finger cannot rest on a thing, a customer has no picture here, and a list goes on below.',
    [],
  ],
  ['How does this look in Kiswahili, dark, at 200 %?', 'The toolbar above, on any page.', []],
  [
    'What does the customer read when it fails?',
    'The error catalogue row by row.',
    [
      ['Errors', storyHref('screens-errors--session-ended')],
      ['FailedState', docsHref('components-feedback-failedstate')],
    ],
  ],
  [
    'Is the customer’s money safe in this drawing?',
    'Two pages to hold it against.',
    [
      ['Principles', storyHref('foundations-principles--principles')],
      ['Responsible play', storyHref('foundations-responsible-play--responsible-play')],
    ],
  ],
] as const;

const HowToUsePage = () => (
  <Prose title="How to use">
    <ul className="cards">
      {PLACES.map(([place, href, what]) => (
        <li key={place}>
          <b>
            <Links to={[[place, href]]} />
          </b>
          <br />
          {what}
        </li>
      ))}
    </ul>
    <h2>Questions people come with</h2>
    <dl>
      {QUESTIONS.map(([question, answer, places]) => (
        <div key={question}>
          <dt>
            <b>{question}</b>
          </dt>
          <dd>
            {answer} <Links to={places} />
          </dd>
        </div>
      ))}
    </dl>
    <h2>The toolbar</h2>
    <p>
      Theme, language, brand, text size, motion, contrast and width. “Longer words (a test)” is English with
      marks and doubled vowels: what stays plain is in no catalogue of words, what is cut off would be cut off
      in another language too.
    </p>
  </Prose>
);

const meta = preview.meta({ title: 'Start here/How to use', component: HowToUsePage, globals: WHOLE_WIDTH });

export const HowToUse = meta.story({ name: 'How to use' });
