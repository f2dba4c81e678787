import { frameHref } from '../docs/catalogue-links.ts';
import './live-phone.css';

export interface LivePhoneProps {
  readonly storyId: string;
  readonly title: string;
  readonly caption: string;
  /** Toolbar choices of the story in it. */
  readonly globals: string;
}

/** A story at work on a telephone. Where stories are run one by one there is no catalogue to show another one from. */
export const LivePhone = ({ storyId, title, caption, globals }: LivePhoneProps) => (
  <figure>
    <div className="phone">
      {'__STORYBOOK_PREVIEW__' in window && (
        // The catalogue's own page: a sandbox that lets its scripts and its stores in would keep nothing out.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe title={title} src={frameHref(storyId, globals)} />
      )}
    </div>
    <figcaption>{caption}</figcaption>
  </figure>
);
