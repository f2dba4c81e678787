import preview from '../../.storybook/preview.tsx';
import { storyHref } from '../docs/catalogue-links.ts';
import { Prose, WHOLE_WIDTH } from './Prose.tsx';

/** Questions, with what to bring and what follows. */
const QUESTIONS = [
  [
    'A part looks wrong',
    'The name of its story, the toolbar’s choices (theme, language, text size, width) and a picture.',
    'A test that fails, then the fix; the picture and a line under What’s new change with it.',
  ],
  [
    'A part is missing',
    'The screen it is for, its states, and which neighbour nearly fits: “When not” on its page.',
    'A component with status new, with its notes and its tests.',
  ],
  [
    'A word reads badly',
    'The sentence in English or Kiswahili, where it stands, and a better one.',
    'Words given by the specification need a decision; ours are changed, in both languages.',
  ],
  [
    'A screen is in a state nobody drew',
    'The address, who is logged in, what the platform answered.',
    'A scene under Screens that shows it, then the drawing.',
  ],
  [
    'A rule seems unfair to the customer',
    'The bet with its numbers; Foundations, What a bet pays reckons any of them.',
    'An answer with the decision it rests on, or a new decision.',
  ],
] as const;

const AskPage = () => (
  <Prose title="Ask">
    <p>
      Questions go to the issues of the repository. Whoever has no access to it asks the person who gave them
      this catalogue; the same three things make a question quick to answer.
    </p>
    {QUESTIONS.map(([question, bring, becomes]) => (
      <section key={question}>
        <h2>{question}</h2>
        <p>
          <b>Bring:</b> {bring}
        </p>
        <p>
          <b>What becomes of it:</b> {becomes}
        </p>
      </section>
    ))}
    <h2>How a change gets in</h2>
    <p>
      The file <code>CONTRIBUTING.md</code> at the root of the repository says it step by step;{' '}
      <a href={storyHref('start-here-contribute--contribute')} target="_top">
        Contribute
      </a>{' '}
      says what it means for this catalogue.
    </p>
  </Prose>
);

const meta = preview.meta({ title: 'Start here/Ask', component: AskPage, globals: WHOLE_WIDTH });

export const Ask = meta.story({ name: 'Ask' });
