/** Parameters of a story that repeats parts a page has only once: landmarks with the same name, several headers and footers. */
export const REPEATED_LANDMARKS = {
  a11y: {
    config: {
      rules: ['landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'].map(
        (id) => ({ id, enabled: false }),
      ),
    },
  },
};
