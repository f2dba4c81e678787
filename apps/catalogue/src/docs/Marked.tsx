/** A sentence of notes or comments: what stands between backticks is code. */
export const Marked = ({ text }: { readonly text: string }) => (
  <>
    {text
      .split(/(?<code>`[^`]+`)/)
      .map((part, at) => (part.startsWith('`') ? <code key={at}>{part.slice(1, -1)}</code> : part))}
  </>
);
