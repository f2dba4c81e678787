import { useState, type ReactNode } from 'react';
import './copy.css';

export interface CopyProps {
  /** What lands on the clipboard; asked for at the tap. */
  readonly text: () => string;
  /** What it is, for readers: "the import of OddsButton". */
  readonly what: string;
  readonly children: ReactNode;
}

const SAID = { none: '', copied: 'Copied', refused: 'Copy it by hand' } as const;

/** A tap puts a text on the clipboard, and what stands beside it says so. */
export function Copy({ text, what, children }: CopyProps) {
  const [outcome, setOutcome] = useState<keyof typeof SAID>('none');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <span className="copy">
      <button type="button" title={`Copy ${what}`} onClick={() => void copy()}>
        <span className="visually-hidden">Copy {what}: </span>
        {children}
      </button>
      <small role="status">{SAID[outcome]}</small>
    </span>
  );
}
