import { instant, ok, type Instant, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { storedEntry } from './stored-entry.ts';

const instantText = codecOf(
  z.string(),
  (text): Result<Instant, string> => ok(instant(text)),
  (at) => at as string,
);

/** Time of the app's last data load, under the key `timestamp`. The reload after 72,000,000 ms counts from it (R4-27, D48). */
export const storedLoadTime = storedEntry(STORAGE_KEYS.loadedAt, instantText);
