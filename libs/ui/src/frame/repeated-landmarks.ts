/**
 * Parameters of a story that shows side by side what a page has once. Its landmarks share a name, and it has
 * several headers and footers.
 */
export const REPEATED_LANDMARKS = {
  a11y: {
    config: {
      rules: ['landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'].map(
        (id) => ({ id, enabled: false }),
      ),
    },
  },
};
