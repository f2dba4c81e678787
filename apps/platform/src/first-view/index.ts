export { firstView } from './first-view.ts';
