import { docsHref } from '../docs/catalogue-links.ts';
import { Marked } from '../docs/Marked.tsx';
import type { Change } from './changes.ts';
import './change-lines.css';

/** Changes with the components they are of. */
export const ChangeLines = ({ of }: { readonly of: readonly Change[] }) => (
  <ul className="news">
    {of.map(({ name, what, pageId }) => (
      <li key={`${name} ${what}`}>
        <a href={docsHref(pageId)} target="_top">
          {name}
        </a>
        <span>
          <Marked text={what} />
        </span>
      </li>
    ))}
  </ul>
);
