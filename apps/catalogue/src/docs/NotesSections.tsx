import type { ComponentNotes } from '@kipenga/ui/stories/notes';
import { Marked } from './Marked.tsx';
import type { StoryFacts } from './story-facts.ts';
import { TestStatus } from './TestStatus.tsx';
import './notes-sections.css';

interface WithNotes {
  readonly notes: ComponentNotes;
}

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Marked text={item} />
      </li>
    ))}
  </ul>
);

/** When to use a component and when not. */
export const UseSection = ({ notes: { when, whenNot } }: WithNotes) => (
  <section className="use">
    <h2>When to use</h2>
    <List items={when} />
    <h2>When not</h2>
    <List items={whenNot} />
  </section>
);

export const DoDontSection = ({ notes: { doDont } }: WithNotes) =>
  doDont.length === 0 ? null : (
    <section id="do-and-dont">
      <h2>Do and don’t</h2>
      {doDont.map((pair) => (
        <div className="pair" key={pair.do}>
          <p className="do">
            <b>Do</b> <Marked text={pair.do} />
          </p>
          <p className="dont">
            <b>Don’t</b> <Marked text={pair.dont} />
          </p>
        </div>
      ))}
    </section>
  );

/** The rules for its words. */
export const WordsSection = ({ notes: { content = [] } }: WithNotes) =>
  content.length === 0 ? null : (
    <section id="words">
      <h2>Words</h2>
      <List items={content} />
    </section>
  );

/** Accessibility: tests, then name, keys, announcements and criteria. */
export const AccessibilitySection = ({
  notes,
  stories,
}: WithNotes & { readonly stories: readonly StoryFacts[] }) => {
  const { name, keys, announcements, wcag } = notes.accessibility;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Name and role', [name]],
    ['Keys', keys],
    ['Announcements', announcements],
    ['WCAG 2.2', wcag],
  ];
  return (
    <section id="accessibility">
      <h2>Accessibility</h2>
      <TestStatus notes={notes} stories={stories} />
      <dl className="facts">
        {rows
          .filter(([, said]) => said.length > 0)
          .map(([term, said]) => (
            <div key={term}>
              <dt>{term}</dt>
              {said.map((line) => (
                <dd key={line}>
                  <Marked text={line} />
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  );
};

/** Open questions. */
export const OpenQuestionsSection = ({ notes: { open = [] } }: WithNotes) =>
  open.length === 0 ? null : (
    <section id="open-questions">
      <h2>Open questions</h2>
      <List items={open} />
    </section>
  );
