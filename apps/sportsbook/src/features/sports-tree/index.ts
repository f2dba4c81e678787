export { printCountries, readCountries } from './countries-tab.ts';
export { SportsTree } from './SportsTree.tsx';
