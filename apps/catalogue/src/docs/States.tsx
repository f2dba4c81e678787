import { useState } from 'react';
import { StoryFrame } from './StoryFrame.tsx';

export interface StatesProps {
  /** The component's name. */
  readonly of: string;
  readonly storyId: string;
  readonly globals: string;
}

const inTheme = (globals: string, theme: string): string => globals.replace(/theme:\w+/, `theme:${theme}`);

/** All states of a component in one drawing; side by side in light and dark where somebody asks for it. */
export function States({ of, storyId, globals }: StatesProps) {
  const [isBoth, setBoth] = useState(false);
  const shown = isBoth ? ['light', 'dark'] : [null];
  return (
    <>
      <label className="both">
        <input type="checkbox" checked={isBoth} onChange={() => setBoth(!isBoth)} /> Light and dark side by
        side
      </label>
      <div className="matrix" data-both={isBoth || undefined}>
        {shown.map((theme) => (
          <StoryFrame
            key={theme}
            storyId={storyId}
            title={`${of}: States${theme === null ? '' : `, ${theme}`}`}
            globals={theme === null ? globals : inTheme(globals, theme)}
          />
        ))}
      </div>
    </>
  );
}
