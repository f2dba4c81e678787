const EVERY_MS = 30_000;
const SAVING_EVERY_MS = 20_000;

/** How often what is known of matches in play is asked for, in milliseconds: prices move by the stream, but for who saves data (D103). */
export const livePollingMs = (isSaving: boolean): number => (isSaving ? SAVING_EVERY_MS : EVERY_MS);
