export * from './frozen.ts';
export * from './builders.ts';
export * from './arbitraries.ts';
export * from './sha256.ts';
