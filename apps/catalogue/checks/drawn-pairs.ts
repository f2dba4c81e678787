/** Drawn text and its ground, by the names of their tokens. */
export interface DrawnPair {
  /** The token of the text; a colour as the browser computes it where it is no token's. */
  readonly ink: string;
  /** The same of its ground; `picture` for a gradient or an image, `mixed` for what shines through. */
  readonly ground: string;
  /** Text of 24 px, or of 18.66 px in bold, which needs 3 to 1 only (WCAG 1.4.3). */
  readonly isLarge: boolean;
  /** Disabled text needs no contrast (WCAG 1.4.3). */
  readonly isDisabled: boolean;
  /** An element drawn so, to find it by. */
  readonly where: string;
}

/**
 * Runs in the page. Gives every token a unique colour, so that drawn colours identify tokens in any theme, brand and contrast, which only give tokens other
 * colours. All have the same brightness, so that a difference in colour alone does not count as one.
 */
export function paintTokens(tokens: readonly string[]): void {
  for (const [at, token] of tokens.entries())
    document.documentElement.style.setProperty(`--${token}`, `rgb(${at}, 100, 100)`);
}

/** Runs in the page. Gives every token the colour of its theme again. */
export function unpaintTokens(tokens: readonly string[]): void {
  for (const token of tokens) document.documentElement.style.removeProperty(`--${token}`);
}

/**
 * Runs in the page while its tokens are painted. Every pair of text and ground that is drawn, each once.
 *
 * @param tokens the names of the colour tokens, without their dashes
 */
export function drawnPairs(tokens: readonly string[]): readonly DrawnPair[] {
  const WRITTEN_IN = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';
  const painted = getComputedStyle(document.documentElement);
  const names = new Map(tokens.map((token) => [painted.getPropertyValue(`--${token}`), token]));
  const grounds = new Map<Element | null, string>();
  const opacities = new Map<Element, number>();
  const found = new Map<string, DrawnPair>();

  /** The nearest opaque ground. */
  function groundOf(element: Element | null): string {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const ground = element === null ? 'rgb(255, 255, 255)' : ownGround(element);
    grounds.set(element, ground);
    return ground;
  }

  /** True for pictures of 8 px at most: marks beside the text, not its ground. The last layer may be the colour alone. */
  function isMark({ backgroundImage, backgroundRepeat, backgroundSize }: CSSStyleDeclaration): boolean {
    const pictures = backgroundImage.endsWith(', none') ? -1 : undefined;
    const repeats = backgroundRepeat.split(', ').slice(0, pictures);
    const lengths = backgroundSize
      .split(', ')
      .slice(0, pictures)
      .flatMap((size) => size.split(' '));
    return (
      repeats.every((repeat) => repeat === 'no-repeat') &&
      lengths.every((length) => length.endsWith('px') && Number.parseFloat(length) <= 8)
    );
  }

  function ownGround(element: Element): string {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage } = style;
    if (backgroundImage !== 'none' && !isMark(style)) return 'picture';
    if (/^rgba\(.*, 0\)$/.test(backgroundColor)) return groundOf(element.parentElement);
    return /^rgba|\//.test(backgroundColor) ? 'mixed' : backgroundColor;
  }

  /** Opacity of the element together with its ancestors, 0 to 1. */
  function opacityOf(element: Element | null): number {
    if (element === null) return 1;
    const known = opacities.get(element);
    if (known !== undefined) return known;
    const opacity = Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    opacities.set(element, opacity);
    return opacity;
  }

  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };

  function note(element: Element, pseudo?: '::placeholder'): void {
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element, pseudo);
    const ink = element instanceof SVGElement ? fill : color;
    const ground = opacityOf(element) < 1 ? 'mixed' : groundOf(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null;
    const key = [ink, ground, isLarge, isDisabled].join();
    if (found.has(key) || !isSeen(element)) return;
    found.set(key, {
      ink: names.get(ink) ?? ink,
      ground: names.get(ground) ?? ground,
      isLarge,
      isDisabled,
      where: `${element.localName}.${element.getAttribute('class') ?? ''} '${element.textContent.slice(0, 30)}'`,
    });
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { parentElement, data } = texts.currentNode as Text;
    if (parentElement !== null && data.trim() !== '') note(parentElement);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(WRITTEN_IN))
    note(field, field.value === '' ? '::placeholder' : undefined);
  return [...found.values()];
}

/** Two tokens and the contrast they are held to. */
export type ListedPair = readonly [ink: string, ground: string, least: number];

/**
 * The pairs that are drawn and not listed, one line for each: no listed pair of as much contrast as the text needs has its ink and its
 * ground. What is disabled needs none.
 */
export function missingPairs(drawn: readonly DrawnPair[], listed: readonly ListedPair[]): readonly string[] {
  const isListed = ({ ink, ground, isLarge }: DrawnPair): boolean =>
    listed.some((pair) => pair[0] === ink && pair[1] === ground && pair[2] >= (isLarge ? 3 : 4.5));
  return drawn
    .filter((pair) => !pair.isDisabled && !isListed(pair))
    .map(({ ink, ground, where }) => `${ink} on ${ground}: ${where}`);
}
