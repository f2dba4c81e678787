export {
  fakePlatform,
  type FakeAnswer,
  type FakeAnswers,
  type FakeCall,
  type FakePlatform,
} from './fake-platform.ts';
export { aLiveTable, fakeLiveCasino, type FakeLiveSocket } from './fake-live-casino.ts';
export { aStore } from './a-store.ts';
export { aBet, aCustomer } from './customer.ts';
