export * from './frozen.ts';
export * from './builders.ts';
export * from './arbitraries.ts';
