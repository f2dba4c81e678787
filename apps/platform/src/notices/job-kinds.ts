/** Promised with notices whose customers want them by SMS too. */
export const SEND_NOTICES = 'send-notices';
/** Promised for each day: the old ones go. */
export const FORGET_NOTICES = 'forget-notices';
