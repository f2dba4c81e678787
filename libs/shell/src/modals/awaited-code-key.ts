/**
 * Storage key for the window that waits for a code. It is in a file of its own, so that visits without such a window load nothing
 * more.
 */
export const AWAITED_CODE = 'awaited_code';
