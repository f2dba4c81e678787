/**
 * Topic on which processes announce that the lists have changed. The payload is the version; receivers read it again rather than
 * trust it.
 */
export const SPORTS_VERSION = 'sports-version';
