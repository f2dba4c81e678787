export { firstView, type FirstViewOptions } from './first-view.ts';
