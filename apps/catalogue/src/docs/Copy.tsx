import { useState, type ReactNode } from 'react';
import './copy.css';

export interface CopyProps {
  /** Returns the text for the clipboard; called at the tap. */
  readonly text: () => string;
  /** Name of the text, for screen readers: "the import of OddsButton". */
  readonly what: string;
  readonly children: ReactNode;
}

/** Copies a text to the clipboard at a tap, and says so beside it; without a clipboard, as on a plain HTTP address, it shows the text. */
export function Copy({ text, what, children }: CopyProps) {
  const [said, setSaid] = useState<ReactNode>('');
  const copy = async () => {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setSaid('Copied');
    } catch {
      setSaid(
        <>
          Copy it by hand: <code>{copied}</code>
        </>,
      );
    }
  };
  return (
    <span className="copy">
      <button type="button" title={`Copy ${what}`} onClick={() => void copy()}>
        <span className="visually-hidden">Copy {what}: </span>
        {children}
      </button>
      <small role="status">{said}</small>
    </span>
  );
}
