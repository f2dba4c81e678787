const EVERY_MS = 30_000;
const SAVING_EVERY_MS = 20_000;

/** Milliseconds between requests for live matches. Prices arrive by the stream, except in data saving (D103). */
export const livePollingMs = (isSaving: boolean): number => (isSaving ? SAVING_EVERY_MS : EVERY_MS);
