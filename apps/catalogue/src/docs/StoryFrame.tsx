import { useEffect, useRef, useState } from 'react';
import { frameHref } from './catalogue-links.ts';
import { whenDrawn } from './when-drawn.ts';
import { pictureOf } from './picture-of.ts';
import './story-frame.css';

/** The tallest a frame may grow, and what one with a dialog has, in CSS pixels. */
const TALLEST = 1600;
const OF_A_DIALOG = 640;

/** Height of a frame before its story is measured, in CSS pixels. */
const UNKNOWN = 120;

export interface StoryFrameProps {
  readonly storyId: string;
  readonly title: string;
  /** Toolbar choices of this frame: `theme:dark;locale:sw`. */
  readonly globals: string;
  /** Called with the page of the story when it is drawn. */
  readonly onDrawn?: (page: Document) => void;
  readonly isLazy?: boolean;
}

const themeIn = (globals: string): string =>
  /theme:(?<theme>\w+)/.exec(globals)?.groups?.['theme'] ?? 'light';

/**
 * A story in a frame as wide as a telephone, with its own media queries, dialogs and theme. Until it is drawn its approved picture takes its place, so that
 * nothing below it moves.
 */
export function StoryFrame({ storyId, title, globals, onDrawn, isLazy = true }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const picture = globals.includes('hand:shown') ? null : pictureOf(storyId, themeIn(globals));
  const [height, setHeight] = useState(picture?.height ?? UNKNOWN);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (frame.current === null) return undefined;
    return whenDrawn(frame.current, (page, content) => {
      const isDialogOpen = page.querySelector('dialog[open]') !== null;
      setHeight(Math.min(TALLEST, isDialogOpen ? Math.max(OF_A_DIALOG, content) : content));
      setIsDrawn(true);
      onDrawn?.(page);
    });
  }, [onDrawn]);
  return (
    <div className="story-frame" data-drawn={isDrawn || undefined} style={{ height }}>
      {picture !== null && !isDrawn && <img src={picture.src} alt="" />}
      {/* The catalogue's own page, measured from here: a sandbox that allows both would keep nothing out. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={title}
        loading={isLazy ? 'lazy' : 'eager'}
        src={frameHref(storyId, globals)}
      />
    </div>
  );
}
