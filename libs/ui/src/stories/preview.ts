import './specimens.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';

/**
 * What the stories of the components are written against: types, and the layout of specimens. What they are shown in, themes and
 * words and the pages about them, is the catalogue's, which gives it to this preview before it loads a story.
 */
export default definePreview({ addons: [addonDocs(), addonA11y()] });
