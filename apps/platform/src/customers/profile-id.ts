import { profileId, type ProfileId } from '@kipenga/betting-core';
import type { Services } from '../services/index.ts';

const EPOCH_SECONDS = 1_767_225_600; // the first second of 2026
const TAIL = 1_000_000;

/** Makes a profile id: digits only (D23), in order of time, with an unpredictable tail. */
export const newProfileId = ({ realClock, random }: Pick<Services, 'realClock' | 'random'>): ProfileId =>
  profileId(String((Math.floor(realClock.nowMs() / 1_000) - EPOCH_SECONDS) * TAIL + random.below(TAIL)));
