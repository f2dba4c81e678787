import { picture } from '../../pages/dom.ts';

/** Every drawing of the family, by its file. */
const DRAWINGS = import.meta.glob<string>('./pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The drawing of this file of `pictures`; an empty one if missing. */
export const drawing = (name = '', attributes?: Parameters<typeof picture>[1]): SVGSVGElement =>
  picture(DRAWINGS[`./pictures/${name}.svg`] ?? '<svg xmlns="http://www.w3.org/2000/svg"/>', attributes);
