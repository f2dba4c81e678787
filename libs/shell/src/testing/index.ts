export { aProfile, renderInShell, testStore, type ShellInTest } from './render-in-shell.tsx';
export { memoryStorage, testHost } from './memory-host.ts';
export { storiesIn, type StoryFile } from './stories-in.ts';
export { faultsOfScreens } from './screen-states/faults-of-screens.ts';
