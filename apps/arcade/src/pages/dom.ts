type Listener = (event: Event) => void;
/** Attributes of an element; a function is called at the event of that name, `false` leaves the attribute out. */
export type Attributes = Readonly<Record<string, string | number | boolean | Listener>>;

const setAll = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
};

/** An element with what is in it. */
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

/** Writes a text where it is not there yet: what is drawn again and again is not laid out again. */
export const write = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/** A drawing from its SVG text, which is one of ours. It is decoration unless it is named. */
export const picture = (svg: string, attributes: Attributes = { 'aria-hidden': 'true' }): SVGSVGElement => {
  const drawing = document.importNode(
    new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement,
    true,
  ) as unknown as SVGSVGElement;
  setAll(drawing, attributes);
  return drawing;
};

/** Does the player want things to keep still? */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
