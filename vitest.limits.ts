import { vi } from 'vitest';
import { longestWaitMs } from './time-limits.ts';

/** Vitest gives up what `vi.waitFor` waits for after a second: on a busy machine that would be a failure. */
const { waitFor, waitUntil } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: longestWaitMs(), ...options });
vi.waitUntil = (callback, options) =>
  waitUntil(callback, typeof options === 'number' ? options : { timeout: longestWaitMs(), ...options });
