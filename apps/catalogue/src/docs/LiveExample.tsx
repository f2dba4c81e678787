import { useCallback, useRef, useState } from 'react';
import type { AdjustableArg } from './adjustable-args.ts';
import { storyHref } from './catalogue-links.ts';
import { Copy } from './Copy.tsx';
import { jsxOf } from './jsx-of.ts';
import { StoryFrame } from './StoryFrame.tsx';
import './live-example.css';

export interface LiveExampleProps {
  readonly name: string;
  readonly story: { readonly id: string; readonly name: string };
  readonly globals: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly adjustable: readonly AdjustableArg[];
}

/** A component to touch, with its plain props to set. */
export function LiveExample({ name, story, globals, args, adjustable }: LiveExampleProps) {
  const page = useRef<Document>(null);
  const [set, setSet] = useState(args);
  const drawn = useCallback((drawnPage: Document) => void (page.current = drawnPage), []);
  const change = (arg: string, value: unknown) => {
    setSet({ ...set, [arg]: value });
    page.current?.defaultView?.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', {
      storyId: story.id,
      updatedArgs: { [arg]: value },
    });
  };
  return (
    <section id="example" className="live">
      <StoryFrame
        storyId={story.id}
        title={`${name}: ${story.name}`}
        globals={globals}
        onDrawn={drawn}
        isLazy={false}
      />
      {adjustable.length > 0 && (
        <fieldset className="controls">
          <legend>Try it</legend>
          {adjustable.map(({ name: arg, kind, options }) => (
            <label key={arg} data-kind={kind}>
              <code>{arg}</code>
              {kind === 'boolean' && (
                <input
                  type="checkbox"
                  checked={set[arg] === true}
                  onChange={(event) => change(arg, event.currentTarget.checked)}
                />
              )}
              {kind === 'text' && (
                <input
                  type="text"
                  value={String(set[arg])}
                  onChange={(event) => change(arg, event.currentTarget.value)}
                />
              )}
              {kind === 'choice' && (
                <select
                  value={typeof set[arg] === 'string' ? set[arg] : ''}
                  onChange={(event) => change(arg, event.currentTarget.value || undefined)}
                >
                  {typeof args[arg] !== 'string' && <option value="">as usual</option>}
                  {options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
              )}
            </label>
          ))}
        </fieldset>
      )}
      <p className="alone">
        <a href={storyHref(story.id)} target="_top">
          Open it alone
        </a>{' '}
        <Copy text={() => jsxOf(name, set)} what={`${name} as JSX, as it stands here`}>
          Copy as JSX
        </Copy>
      </p>
    </section>
  );
}
