/** The fake platform alone, for stories, without the builders for tests. */
export {
  fakePlatform,
  type FakeAnswer,
  type FakeAnswers,
  type FakeCall,
  type FakePlatform,
} from './fake-platform.ts';
export { aLiveTable, fakeLiveCasino } from './fake-live-casino.ts';
export { everyCall } from './every-call.ts';
export {
  breaksDown,
  emptyBody,
  hangs,
  htmlPage,
  httpRefusal,
  offline,
  refusal,
  wrongShape,
  type Fault,
} from './faults.ts';
export { sampleAnswer } from './sample-answer.ts';
export { aSeason, marketsOf, type PriceChanges } from './a-season.ts';
