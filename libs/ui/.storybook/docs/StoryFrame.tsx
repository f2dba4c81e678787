import { useEffect, useRef, useState } from 'react';
import { frameHref } from './catalogue-links.ts';

/** The tallest a frame may grow, and what it starts with, in CSS pixels. */
const TALLEST = 900;
const SHORTEST = 96;

export interface StoryFrameProps {
  readonly storyId: string;
  readonly title: string;
  /** Toolbar choices of this frame: `theme:dark;locale:sw`. */
  readonly globals: string;
  readonly width?: number;
}

/** A story in a page of its own, as wide as a telephone, so that its queries, dialogs and theme are its own. */
export function StoryFrame({ storyId, title, globals, width = 360 }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(SHORTEST);
  useEffect(() => {
    const measure = setInterval(() => {
      const page = frame.current?.contentDocument;
      const content = page?.querySelector('#storybook-root')?.scrollHeight ?? 0;
      const isDialogOpen = page?.querySelector('dialog[open]') !== null;
      if (content > 0) setHeight(Math.min(TALLEST, Math.max(SHORTEST, isDialogOpen ? 640 : content)));
    }, 500);
    return () => clearInterval(measure);
  }, []);
  return (
    // The catalogue's own page, measured from here: a sandbox that allows both would keep nothing out.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      className="story-frame"
      title={title}
      loading="lazy"
      src={frameHref(storyId, globals)}
      style={{ width, height }}
    />
  );
}
