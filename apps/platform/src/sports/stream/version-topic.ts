/** Under this name every process hears that the lists have changed. The payload is their version, which nobody believes: it is read again. */
export const SPORTS_VERSION = 'sports-version';
