export {
  aProfile,
  memoryStorage,
  renderInHouse,
  testHost,
  testStore,
  type HouseInTest,
} from './render-in-house.tsx';
