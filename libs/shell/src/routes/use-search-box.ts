import { useEffect, useRef, useState } from 'react';

/** How long typing rests before a search is sent: a letter a call would cost a prepaid customer megabytes. */
const TYPING_PAUSE_MS = 350;

/** A longer search is cut where the address is read. */
const LONGEST_SEARCH = 64;

interface SearchBox {
  readonly text: string;
  /** Somebody typed. */
  readonly type: (text: string) => void;
}

/**
 * The text of a box whose search stands in the address. What is typed is applied once typing has rested; a link that changes the search,
 * as a tab does, changes the box.
 */
export function useSearchBox(inUrl: string, apply: (text: string) => void): SearchBox {
  const [text, setText] = useState(inUrl);
  const [sent, setSent] = useState(inUrl);
  const [known, setKnown] = useState(inUrl);
  if (inUrl !== known) {
    setKnown(inUrl);
    if (inUrl !== sent) setText(inUrl);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(apply);
  useEffect(() => void (latest.current = apply));
  return {
    text,
    type: (typed) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setSent(typed.slice(0, LONGEST_SEARCH));
        latest.current(typed);
      }, TYPING_PAUSE_MS);
    },
  };
}
