import type { CDPSession } from '@playwright/test';

/** A node of the page as the browser's own inspector tells it. */
interface InspectedNode {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly children?: readonly InspectedNode[];
  /** What is in a frame. */
  readonly contentDocument?: InspectedNode;
  readonly shadowRoots?: readonly InspectedNode[];
  readonly pseudoElements?: readonly InspectedNode[];
}

const NOT_DRAWN = new Set(['HEAD', 'SCRIPT', 'STYLE']);

const ownText = ({ nodeName, children = [] }: InspectedNode): string =>
  children
    .map((child) => (child.nodeName === '#text' ? child.nodeValue : ''))
    .join('')
    .trim() || (nodeName.startsWith('::') ? nodeName : '');

/** Every element with letters of its own, what is typed into fields and put before or after by a stylesheet too. */
function* lettered(node: InspectedNode): Generator<{ readonly nodeId: number; readonly text: string }> {
  if (NOT_DRAWN.has(node.nodeName)) return;
  const text = ownText(node);
  if (text !== '') yield { nodeId: node.nodeId, text };
  const { children = [], shadowRoots = [], pseudoElements = [], contentDocument } = node;
  const inFrame = contentDocument === undefined ? [] : [contentDocument];
  for (const child of [...children, ...shadowRoots, ...pseudoElements, ...inFrame]) yield* lettered(child);
}

/** What is drawn in a font of the machine instead of a shipped one: text and font. Other machines would draw it otherwise. */
export async function foreignFonts(inspector: CDPSession): Promise<readonly string[]> {
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument', { depth: -1, pierce: true });
  const found = await Promise.all(
    [...lettered(root)].map(async ({ nodeId, text }) => {
      // A node that has gone meanwhile is not drawn.
      const { fonts } = await inspector
        .send('CSS.getPlatformFontsForNode', { nodeId })
        .catch(() => ({ fonts: [] }));
      return fonts.flatMap(({ isCustomFont, familyName }) =>
        isCustomFont ? [] : [`“${text}” in ${familyName}`],
      );
    }),
  );
  // Else the browser would go on telling of every change of the page.
  await inspector.send('CSS.disable');
  await inspector.send('DOM.disable');
  return found.flat();
}
