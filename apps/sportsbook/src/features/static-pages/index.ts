export { StaticText } from './StaticText.tsx';
export { loadSections } from './static-page.ts';
export { StoreLinks } from './StoreLinks.tsx';
