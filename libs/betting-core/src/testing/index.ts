export * from './builders.ts';
export * from './arbitraries.ts';
