import './specimens.css';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';

/**
 * The types of the documentation addon without its renderer: its index would add a megabyte to stories that show no documentation.
 */
export const lateDocs = definePreviewAddon<DocsTypes>(docs);

/**
 * Preview for writing stories: types and the layout of specimens. The catalogue adds themes, words and pages to it before it loads
 * a story.
 */
export default definePreview({ addons: [lateDocs, addonA11y()] });
