/** Does the browser call itself a phone's (R2-63)? Never asked while a server draws. */
export const isMobileAgent = (): boolean => /Mobi/i.test(navigator.userAgent);
