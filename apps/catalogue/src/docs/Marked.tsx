import { createContext, useContext } from 'react';
import { facts } from '../facts/facts.ts';
import { docsHref } from './catalogue-links.ts';

const pages = new Map(facts.flatMap(({ name, page }) => (page === null ? [] : [[name, page.id] as const])));
const NAMES = new RegExp(String.raw`\b(${[...pages.keys()].join('|')})\b`);

/** Plain words, in which the name of a component leads to its page. */
const linked = (text: string, of: string | undefined) =>
  (pages.size === 0 ? [text] : text.split(NAMES)).map((part, at) => {
    const page = part === of ? undefined : pages.get(part);
    return page === undefined ? (
      part
    ) : (
      <a key={at} href={docsHref(page)} target="_top">
        {part}
      </a>
    );
  });

/** The component that a page is about: its own name leads nowhere there. */
export const Subject = createContext<string | undefined>(undefined);

/** A sentence of notes or comments: text between backticks is code. */
export function Marked({ text }: { readonly text: string }) {
  const of = useContext(Subject);
  return (
    <>
      {text
        .split(/(?<code>`[^`]+`)/)
        .map((part, at) =>
          part.startsWith('`') ? (
            <code key={at}>{part.slice(1, -1)}</code>
          ) : (
            <span key={at}>{linked(part, of)}</span>
          ),
        )}
    </>
  );
}
