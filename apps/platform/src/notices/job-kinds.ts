import { jobKind, type NoPayload } from '../outbox/index.ts';

/** Promised with notices whose customers want them by SMS too. */
export const SEND_NOTICES = jobKind<NoPayload>('send-notices', 'notices');
/** Promised for each day: the old ones go. */
export const FORGET_NOTICES = jobKind<NoPayload>('forget-notices', 'tidy');
