export {
  fakePlatform,
  type FakeAnswer,
  type FakeAnswers,
  type FakeCall,
  type FakePlatform,
} from './fake-platform.ts';
export { aStore } from './a-store.ts';
export { aBet, aCustomer } from './customer.ts';
