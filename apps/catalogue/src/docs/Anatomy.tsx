import { useMemo } from 'react';
import type { ComponentNotes } from '@kipenga/ui/stories/notes';
import { useTokens } from '../pages/use-tokens.ts';
import { AnatomyDrawing } from './AnatomyDrawing.tsx';
import { drawnPart } from './anatomy-parts.ts';
import { Marked } from './Marked.tsx';
import { TokenSample } from './TokenSample.tsx';
import './anatomy.css';

export interface AnatomyProps {
  readonly name: string;
  readonly notes: ComponentNotes;
  readonly storyId: string | undefined;
  readonly globals: string;
}

/** The parts of a component with what they are drawn with, numbered on the component itself. */
export function Anatomy({ name, notes, storyId, globals }: AnatomyProps) {
  const parts = useMemo(() => (notes.anatomy ?? []).map(drawnPart), [notes]);
  const marks = useMemo(
    () => parts.flatMap(({ selector }, at) => (selector === null ? [] : [{ number: at + 1, selector }])),
    [parts],
  );
  const names = useMemo(() => parts.flatMap(({ tokens }) => tokens), [parts]);
  const values = useTokens(names);
  if (parts.length === 0) return null;
  return (
    <section id="anatomy">
      <h2>Anatomy at 360 px</h2>
      <div className="anatomy">
        {storyId !== undefined && marks.length > 0 && (
          <AnatomyDrawing name={name} storyId={storyId} globals={globals} marks={marks} />
        )}
        <ol className="parts-list">
          {parts.map(({ text, tokens, selector }, at) => (
            <li key={text}>
              <b className="pin" data-quiet={selector === null || undefined} aria-hidden="true">
                {at + 1}
              </b>
              <div>
                <Marked text={text} />
                {tokens.length > 0 && (
                  <p className="tokens">
                    {tokens.map((token) => (
                      <TokenSample key={token} name={token} value={values[token] ?? ''} />
                    ))}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
