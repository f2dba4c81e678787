import preview from '../../.storybook/preview.tsx';
import { Prose, WHOLE_WIDTH } from './Prose.tsx';

const PLACES = [
  ['Foundations', 'what everything is made of, patterns with their reasons, what a bet pays'],
  ['Components', 'one page each: when, when not, states, keys, props, bytes, where it is used'],
  ['Screens', 'every address of the product in its states, on a platform faked inside the page'],
  ['Resources', 'tokens to download'],
] as const;

const QUESTIONS = [
  [
    'What happens when the price moves while the slip is open?',
    'Screens, Betslip shows it; Foundations, Patterns says why',
  ],
  ['Which component do I take?', 'Components, All components; “When not” on a page names the better one'],
  ['How does this look in Kiswahili, dark, at 200 %?', 'the toolbar above, on any page'],
  ['What does the customer read when it fails?', 'Screens, Errors: the error catalogue row by row'],
  ['Is the customer’s money safe in this drawing?', 'Foundations, Principles and Responsible play'],
] as const;

const HowToUsePage = () => (
  <Prose title="How to use">
    <ul className="cards">
      {PLACES.map(([place, what]) => (
        <li key={place}>
          <b>{place}</b>
          <br />
          {what}
        </li>
      ))}
    </ul>
    <h2>Questions people come with</h2>
    <dl>
      {QUESTIONS.map(([question, answer]) => (
        <div key={question}>
          <dt>
            <b>{question}</b>
          </dt>
          <dd>{answer}.</dd>
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
