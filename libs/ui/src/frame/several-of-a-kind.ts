/** Parameters of a story that shows side by side what a page has once: its landmarks have one name, its heads and feet are several. */
export const SEVERAL_OF_A_KIND = {
  a11y: {
    config: {
      rules: ['landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'].map(
        (id) => ({ id, enabled: false }),
      ),
    },
  },
};
