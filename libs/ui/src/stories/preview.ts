import './specimens.css';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';

/** Documentation, without what draws it: the addon's own index brings a megabyte of that to stories that show none. */
export const lateDocs = definePreviewAddon<DocsTypes>(docs);

/**
 * What the stories of the components are written against: types, and the layout of specimens. What they are shown in, themes and
 * words and the pages about them, is the catalogue's, which gives it to this preview before it loads a story.
 */
export default definePreview({ addons: [lateDocs, addonA11y()] });
