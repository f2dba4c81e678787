import { frameHref } from '../docs/catalogue-links.ts';
import './live-phone.css';

export interface LivePhoneProps {
  readonly storyId: string;
  readonly title: string;
  readonly caption: string;
  /** Toolbar choices of the story in it. */
  readonly globals: string;
}

/** A story at work on a telephone. */
export const LivePhone = ({ storyId, title, caption, globals }: LivePhoneProps) => (
  <figure>
    <div className="phone">
      {/* The catalogue's own page: a sandbox that lets its scripts and its stores in would keep nothing out. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe title={title} src={frameHref(storyId, globals)} />
    </div>
    <figcaption>{caption}</figcaption>
  </figure>
);
