import { endpoints } from '@kipenga/contracts';
import type { FakeAnswers } from './fake-platform.ts';
import type { Fault } from './faults.ts';

/** The same fault for every call. */
export function everyCall(fault: Fault): FakeAnswers {
  return Object.fromEntries(Object.keys(endpoints).map((name) => [name, fault]));
}
