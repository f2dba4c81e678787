import { useState } from 'react';
import { StoryFrame } from './StoryFrame.tsx';
import './states.css';

export interface StatesProps {
  /** The name of a component or a screen. */
  readonly of: string;
  readonly storyId: string;
  /** The story that a pointer and the keys are shown on; undefined where they change nothing. */
  readonly handled: string | undefined;
  readonly globals: string;
}

const inTheme = (globals: string, theme: string | null): string =>
  theme === null ? globals : globals.replace(/theme:\w+/, `theme:${theme}`);

/** A story, as all states of a component in one drawing; side by side in light and dark where somebody asks for it. */
export function States({ of, storyId, handled, globals }: StatesProps) {
  const [isBoth, setBoth] = useState(false);
  const shown = isBoth ? ['light', 'dark'] : [null];
  const titled = (what: string, theme: string | null) =>
    `${of}: ${what}${theme === null ? '' : `, ${theme}`}`;
  return (
    <>
      <label className="states-both">
        <input type="checkbox" checked={isBoth} onChange={() => setBoth(!isBoth)} /> Light and dark side by
        side
      </label>
      <div className="states-matrix" data-both={isBoth || undefined}>
        {shown.map((theme) => (
          <div key={theme}>
            <StoryFrame storyId={storyId} title={titled('States', theme)} globals={inTheme(globals, theme)} />
            {handled !== undefined && (
              <StoryFrame
                storyId={handled}
                title={titled('Hovered, focused, pressed', theme)}
                globals={`${inTheme(globals, theme)};hand:shown`}
              />
            )}
          </div>
        ))}
      </div>
    </>
  );
}
