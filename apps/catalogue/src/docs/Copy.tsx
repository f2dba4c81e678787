import { useState, type ReactNode } from 'react';
import './copy.css';

export interface CopyProps {
  /** What lands on the clipboard; asked for at the tap. */
  readonly text: () => string;
  /** What it is, for readers: "the import of OddsButton". */
  readonly what: string;
  readonly children: ReactNode;
}

/** A tap puts a text on the clipboard, and what stands beside it says so; without a clipboard, as on a plain HTTP address, it shows the text. */
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
