import type { CDPSession, Page } from '@playwright/test';

/** A node as reported by the DevTools protocol. */
interface InspectedNode {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly children?: readonly InspectedNode[];
  /** Document inside a frame. */
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

/** Yields every element with its own text, including typed values and text from stylesheets. */
function* lettered(node: InspectedNode): Generator<{ readonly nodeId: number; readonly text: string }> {
  if (NOT_DRAWN.has(node.nodeName)) return;
  const text = ownText(node);
  if (text !== '') yield { nodeId: node.nodeId, text };
  const { children = [], shadowRoots = [], pseudoElements = [], contentDocument } = node;
  const inFrame = contentDocument === undefined ? [] : [contentDocument];
  for (const child of [...children, ...shadowRoots, ...pseudoElements, ...inFrame]) yield* lettered(child);
}

/** A letter, or what a stylesheet draws before or after something, and the face it asks for. */
interface DrawnLetter {
  readonly face: string;
  readonly letter: string;
}

/** Runs in the page. Every letter that is drawn, once in each face; null where a frame or a shadow has letters that are not seen from here. */
function lettersDrawn(): readonly DrawnLetter[] | null {
  const lettersByFace = new Map<string, Set<string>>();
  const note = (style: CSSStyleDeclaration, letters: Iterable<string>): void => {
    const { fontFamily, fontWeight, fontStyle, textTransform } = style;
    const face = [fontFamily, fontWeight, fontStyle, textTransform].join('|');
    const known = lettersByFace.get(face) ?? new Set();
    for (const letter of letters) known.add(letter);
    lettersByFace.set(face, known);
  };
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.localName === 'iframe' || element.shadowRoot !== null) return null;
    if (element.matches('script, style')) continue;
    const style = getComputedStyle(element);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      note(style, element.value + element.placeholder);
    for (const { nodeType, nodeValue } of element.childNodes)
      if (nodeType === Node.TEXT_NODE) note(style, nodeValue?.trim() ?? '');
    if (style.display === 'list-item') note(style, [`::marker ${style.listStyleType}`]);
    for (const pseudo of ['::before', '::after']) {
      const drawn = getComputedStyle(element, pseudo);
      if (/^["c]/.test(drawn.content)) note(drawn, [`${pseudo} ${drawn.content}`]);
    }
  }
  return [...lettersByFace].flatMap(([face, letters]) => [...letters].map((letter) => ({ face, letter })));
}

/** Asks the browser for the fonts of what holds one of these letters, or of everything. */
async function askForForeignFonts(
  inspector: CDPSession,
  letters: readonly string[] | null,
): Promise<readonly string[]> {
  const isAsked = (text: string): boolean =>
    letters?.some((letter) => (letter.length > 2 ? text.startsWith('::') : text.includes(letter))) ?? true;
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument', { depth: -1, pierce: true });
  const found = await Promise.all(
    [...lettered(root)]
      .filter(({ text }) => isAsked(text))
      .map(async ({ nodeId, text }) => {
        // A node that was removed since is not drawn.
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

/** The letters that a page was found to draw in a shipped font, each with its face. */
const shippedLetters = new WeakMap<Page, Set<string>>();

/**
 * Texts drawn in a font of the machine instead of a shipped one, with the font: other machines would draw them otherwise. The browser answers slowly, so it is
 * asked only about letters that this page has not drawn in this face before.
 */
export async function foreignFonts(page: Page, inspector: CDPSession): Promise<readonly string[]> {
  const known = shippedLetters.get(page) ?? new Set();
  shippedLetters.set(page, known);
  const drawn = await page.evaluate(lettersDrawn);
  const unknown = drawn?.filter(({ face, letter }) => !known.has(`${face} ${letter}`)) ?? null;
  if (unknown?.length === 0) return [];
  const found = await askForForeignFonts(inspector, unknown?.map(({ letter }) => letter) ?? null);
  if (found.length === 0) for (const { face, letter } of unknown ?? []) known.add(`${face} ${letter}`);
  return found;
}
