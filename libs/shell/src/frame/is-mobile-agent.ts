/** True if the browser identifies itself as a phone (R2-63). Not for use on the server. */
export const isMobileAgent = (): boolean => /Mobi/i.test(navigator.userAgent);
