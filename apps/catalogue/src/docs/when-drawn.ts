/** Interval between looks for a frame's story, in milliseconds. */
const PATIENCE = 120;

/** Calls back when the story in a frame is drawn, and whenever its height changes. @returns the function that stops it. */
export function whenDrawn(
  frame: HTMLIFrameElement,
  changed: (page: Document, height: number) => void,
): () => void {
  let watcher: ResizeObserver | undefined;
  const look = setInterval(() => {
    const page = frame.contentDocument;
    const root = page?.querySelector<HTMLElement>('#storybook-root');
    // A dialog is above the page and gives it no height.
    const isThere = root && (root.scrollHeight > 0 || page?.querySelector('dialog[open]'));
    if (!page || !isThere || root.childElementCount === 0) return;
    clearInterval(look);
    const tell = () =>
      changed(page, Math.ceil(Math.max(root.scrollHeight, root.getBoundingClientRect().height)));
    watcher = new ResizeObserver(tell);
    watcher.observe(root);
    tell();
  }, PATIENCE);
  return () => {
    clearInterval(look);
    watcher?.disconnect();
  };
}
