export { aProfile, renderInShell, testStore, type ShellInTest } from './render-in-shell.tsx';
export { memoryStorage, testHost } from './memory-host.ts';
