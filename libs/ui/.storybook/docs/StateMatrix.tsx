import { StoryFrame } from './StoryFrame.tsx';

/** The choices every state is shown under: theme, language, size of text. */
const COLUMNS = [
  ['Light, English', 'theme:light;locale:en'],
  ['Dark, English', 'theme:dark;locale:en'],
  ['Light, Kiswahili', 'theme:light;locale:sw'],
  ['Text at 200 %', 'theme:light;locale:en;textSize:200'],
] as const;

export interface StateMatrixProps {
  readonly name: string;
  readonly story: { readonly id: string; readonly name: string };
}

/** Every state of a component under each theme, language and text size, at the width of a telephone. */
export const StateMatrix = ({ name, story }: StateMatrixProps) => (
  <section>
    <h3>States</h3>
    <div className="matrix">
      {COLUMNS.map(([title, globals]) => (
        <figure key={globals}>
          <figcaption>{title}</figcaption>
          <StoryFrame storyId={story.id} title={`${name}, ${story.name}: ${title}`} globals={globals} />
        </figure>
      ))}
    </div>
  </section>
);
