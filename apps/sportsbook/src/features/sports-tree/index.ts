export { SportsTree } from './SportsTree.tsx';
