/** Under this name every process hears that the lists have changed. The payload is their version. */
export const SPORTS_VERSION = 'sports-version';
