export { StaticText } from './StaticText.tsx';
export { loadSections, STATIC_PAGES } from './static-page.ts';
