type Listener = (event: Event) => void;
/** Attributes of an element. A function listens to the event of that name; `false` omits the attribute. */
export type Attributes = Readonly<Record<string, string | number | boolean | Listener>>;

const setAll = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
};

/** Creates an element with these children. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  setAll(element, attributes);
  element.append(...children);
  return element;
};

/** Writes a text unless it is there already, so that repeated drawing causes no layout. */
export const write = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/** An element from our own SVG text. Hidden from screen readers unless it is named. */
export const picture = (svg: string, attributes: Attributes = { 'aria-hidden': 'true' }): SVGSVGElement => {
  const drawing = document.importNode(
    new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement,
    true,
  ) as unknown as SVGSVGElement;
  setAll(drawing, attributes);
  return drawing;
};

/** True under reduced motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
