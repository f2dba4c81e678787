export { deskPages } from './desk-pages.ts';
export { firstView } from './first-view.ts';
