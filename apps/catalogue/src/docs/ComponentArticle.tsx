import type { ComponentFacts } from '../facts/components-plugin.ts';
import type { ComponentNotes } from '@kipenga/ui/stories/notes';
import type { AdjustableArg } from './adjustable-args.ts';
import { Anatomy } from './Anatomy.tsx';
import { ComponentHead } from './ComponentHead.tsx';
import { LiveExample } from './LiveExample.tsx';
import {
  AccessibilitySection,
  DoDontSection,
  OpenQuestionsSection,
  UseSection,
  WordsSection,
} from './NotesSections.tsx';
import { notesOf } from './notes-of.ts';
import { descriptionOf, propsOf } from './props-of.ts';
import { PropsTable } from './PropsTable.tsx';
import { States } from './States.tsx';
import type { StoryFacts } from './story-facts.ts';
import { TestList } from './TestList.tsx';
import { UsedOn } from './UsedOn.tsx';
import './component-article.css';

export interface ComponentArticleProps {
  readonly facts: ComponentFacts;
  /** The stories and tests of its page; the first is the live example. */
  readonly stories: readonly StoryFacts[];
  /** The choices of the toolbar: all its drawings follow them. */
  readonly globals: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly adjustable: readonly AdjustableArg[];
}

/** The sections that notes may leave out. */
const absentFrom = (notes: ComponentNotes | null): readonly string[] => [
  ...((notes?.anatomy ?? []).length === 0 ? ['anatomy'] : []),
  ...((notes?.doDont ?? []).length === 0 ? ['do-and-dont'] : []),
  ...((notes?.content ?? []).length === 0 ? ['words'] : []),
];

/** The story of the first test by keys: it has what takes the focus. */
const triedByKeys = (stories: readonly StoryFacts[]): string | undefined =>
  stories.find(({ isTest, tags }) => isTest && tags.includes('keyboard'))?.id.replace(/:.*/, '');

/** One component: an example, its use, parts, states, rules, tests, and the screens that show it. */
export function ComponentArticle({ facts, stories, globals, args, adjustable }: ComponentArticleProps) {
  const { name, screens } = facts;
  const notes = notesOf(name);
  const shown = stories.filter(({ isTest }) => !isTest);
  const [example] = shown;
  const matrix = shown.find((story) => story.name === 'States') ?? example;
  const drawing = shown.find((story) => story.name === notes?.drawnOn) ?? example;
  return (
    <article className="component">
      <ComponentHead
        facts={facts}
        status={notes?.status ?? null}
        summary={notes?.summary ?? descriptionOf(name)}
        absent={absentFrom(notes)}
      />
      <div className="beside">
        {example !== undefined && (
          <LiveExample name={name} story={example} globals={globals} args={args} adjustable={adjustable} />
        )}
        {notes !== null && <UseSection notes={notes} />}
      </div>
      {notes !== null && <Anatomy name={name} notes={notes} storyId={drawing?.id} globals={globals} />}
      {matrix !== undefined && (
        <section id="states">
          <h2>States</h2>
          <States
            of={name}
            storyId={matrix.id}
            handled={facts.answersAHand ? triedByKeys(stories) : undefined}
            globals={globals}
          />
        </section>
      )}
      {notes !== null && (
        <>
          <DoDontSection notes={notes} />
          <WordsSection notes={notes} />
          <AccessibilitySection notes={notes} stories={stories} />
        </>
      )}
      <TestList stories={stories} />
      <section id="props">
        <h2>Props</h2>
        <PropsTable of={name} props={propsOf(name)} />
      </section>
      <section id="use">
        <h2>Where it is used</h2>
        {screens.length === 0 ? <p>On no screen yet.</p> : <UsedOn screens={screens} />}
      </section>
      {notes !== null && <OpenQuestionsSection notes={notes} />}
    </article>
  );
}
