import { StoryFrame } from './StoryFrame.tsx';
import './state-matrix.css';

const THEMES = { light: 'Light', dark: 'Dark', casino: 'Casino' } as const;

export interface StateMatrixProps {
  readonly name: string;
  readonly story: { readonly id: string; readonly name: string };
  /** The themes it is made for: one that lives in the casino alone has no other. */
  readonly themes: readonly (keyof typeof THEMES)[];
  readonly brand: string;
}

/** Every state of a component in each of its themes, in Kiswahili and at twice the text, at the width of a telephone. */
export const StateMatrix = ({ name, story, themes, brand }: StateMatrixProps) => {
  const first = themes[0] ?? 'light';
  const columns = [
    ...themes.map((theme) => [THEMES[theme], `theme:${theme};locale:en;textSize:100`] as const),
    ['Kiswahili', `theme:${first};locale:sw;textSize:100`],
    ['Text at 200 %', `theme:${first};locale:en;textSize:200`],
  ] as const;
  return (
    <section id="states">
      <h2>States</h2>
      <div className="matrix">
        {columns.map(([title, globals]) => (
          <figure key={globals}>
            <figcaption>{title}</figcaption>
            <StoryFrame
              storyId={story.id}
              title={`${name}, ${story.name}: ${title}`}
              globals={`${globals};brand:${brand}`}
            />
          </figure>
        ))}
      </div>
    </section>
  );
};
