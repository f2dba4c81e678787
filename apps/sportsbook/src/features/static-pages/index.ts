export { StaticText } from './StaticText.tsx';
export { loadSections } from './static-page.ts';
