import type { ComponentFacts } from '../components/components-plugin.ts';
import { storyHref } from './catalogue-links.ts';
import { ComponentStatusTag } from './ComponentStatusTag.tsx';
import { AccessibilityNotesSection, HistoryNotes, UseNotes } from './NotesSection.tsx';
import { notesOf } from './notes-of.ts';
import { Marked } from './Marked.tsx';
import { descriptionOf, propsOf } from './props-of.ts';
import { PropsTable } from './PropsTable.tsx';
import { StateMatrix } from './StateMatrix.tsx';
import { StoryFrame } from './StoryFrame.tsx';

export interface StoryFacts {
  readonly id: string;
  readonly name: string;
  readonly isTest: boolean;
}

export interface ComponentSectionProps {
  readonly facts: ComponentFacts;
  /** Its page is about nothing else: its name is the heading of the page. */
  readonly isAlone: boolean;
  /** Stories that draw it; the first is the live example. */
  readonly stories: readonly StoryFacts[];
  /** The story with its states side by side. */
  readonly matrix: StoryFacts | undefined;
  readonly globals: string;
}

const Names = ({ title, stories }: { readonly title: string; readonly stories: readonly StoryFacts[] }) =>
  stories.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={storyHref(id)} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** One component of a page: what it is, looks like, is for, costs, and where a customer meets it. */
export function ComponentSection({ facts, isAlone, stories, matrix, globals }: ComponentSectionProps) {
  const notes = notesOf(facts.name);
  const example = stories.find(({ isTest }) => !isTest);
  const Heading = isAlone ? 'h1' : 'h2';
  return (
    <article id={facts.name} className="component">
      <Heading>{facts.name}</Heading>
      <p className="health">
        <ComponentStatusTag status={notes?.status ?? null} />
        <span>{facts.bytes === null ? 'not measured yet' : `${facts.bytes} bytes`}</span>
        <code>libs/ui/{facts.file}</code>
      </p>
      <p>
        <Marked text={notes?.summary ?? descriptionOf(facts.name)} />
      </p>
      {example !== undefined && example.id !== matrix?.id && (
        <StoryFrame storyId={example.id} title={`${facts.name}: ${example.name}`} globals={globals} />
      )}
      {notes !== null && <UseNotes notes={notes} />}
      {matrix !== undefined && <StateMatrix name={facts.name} story={matrix} />}
      {notes !== null && <AccessibilityNotesSection notes={notes} />}
      <section>
        <h3>Props</h3>
        <PropsTable of={facts.name} props={propsOf(facts.name)} />
      </section>
      <Names title="Stories" stories={stories.filter(({ isTest }) => !isTest)} />
      <Names title="Interaction tests" stories={stories.filter(({ isTest }) => isTest)} />
      <section>
        <h3>Where it is used</h3>
        <p>{facts.screens.length === 0 ? 'On no screen yet.' : facts.screens.join(' · ')}</p>
      </section>
      {notes !== null && <HistoryNotes notes={notes} />}
    </article>
  );
}
