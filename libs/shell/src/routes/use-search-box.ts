import { useEffect, useRef, useState } from 'react';

/** Milliseconds without typing before a search is sent: one call per letter would cost a prepaid customer megabytes. */
const TYPING_PAUSE_MS = 350;

/** Most characters of a search; the address is cut to this length when read. */
const LONGEST_SEARCH = 64;

interface SearchBox {
  readonly text: string;
  /** Call when the text changes. */
  readonly type: (text: string) => void;
}

/**
 * Manages the text of a search box whose search is in the address. Typing is applied after a pause. A link that changes the search,
 * such as a tab, changes the text.
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
