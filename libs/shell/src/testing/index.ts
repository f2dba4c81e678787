export { aProfile, renderInHouse, testStore, type HouseInTest } from './render-in-house.tsx';
export { memoryStorage, testHost } from './memory-host.ts';
export { storiesIn } from './stories-in.ts';
