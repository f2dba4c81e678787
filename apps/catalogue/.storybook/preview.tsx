import '@kipenga/ui/tokens.css';
import '@kipenga/ui/tokens/ziwa.css';
import './preview.css';
import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import componentPreview, { lateDocs } from '@kipenga/ui/stories/preview';
import { LANGUAGE_NAMES } from '@kipenga/words';
import { LateComponentPage } from '../src/docs/LateComponentPage.tsx';
import { loadFonts } from '../src/frame/fonts.ts';
import { Frame } from '../src/frame/Frame.tsx';
import { catchMissedAddresses } from '../src/frame/missed-address.ts';
import { PSEUDO_LOCALE } from '../src/frame/pseudo-words.ts';
import { UnderAHand } from '../src/frame/UnderAHand.tsx';
import { loadWords } from '../src/frame/words-of-all.ts';

configure({
  // Longer than Testing Library's second, which is too short for a busy machine.
  asyncUtilTimeout: 60_000,
  // Keeps errors short: by default each failed look would print the whole page.
  getElementError: (message) => new Error(message ?? 'It is not there'),
});

void catchMissedAddresses();

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
});

const toolbar = (title: string, icon: string, items: readonly (readonly [string, string])[]) => ({
  toolbar: {
    title,
    icon: icon as 'globe',
    dynamicTitle: true,
    items: items.map(([value, name]) => ({ value, title: name })),
  },
});

const preview = definePreview({
  addons: [lateDocs, addonA11y()],
  beforeAll: loadFonts,
  loaders: [({ globals }) => loadWords(String(globals['locale']))],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: LateComponentPage, codePanel: true },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'How to use', 'Contribute', 'Ask', '*'],
          'Foundations',
          [
            'Principles',
            'Patterns',
            'What a bet pays',
            'Colour',
            'Type and digits',
            'Space',
            'Shape',
            'Elevation',
            'Motion',
            'Mark and icons',
            'Grid and bars',
            'Voice and languages',
            'Accessibility',
            'Money, odds, time',
            'Data saver',
            'Responsible play',
            '*',
          ],
          'Components',
          [
            'All components',
            'Controls',
            'Betting',
            'Live',
            'Jackpot',
            'Casino',
            'Account',
            'Frame',
            'Layout',
            'Feedback',
          ],
          'Screens',
          'Desk',
          'Resources',
        ],
      },
    },
    viewport: {
      options: {
        small: viewport('320 small phone', 320, 640),
        phone: viewport('360 phone', 360, 740),
        wide: viewport('768 tablet and desktop', 768, 900),
        desk: viewport('1280 desk', 1280, 800),
        page: { name: 'Whole width', styles: { width: '100%', height: '100%' }, type: 'desktop' as const },
      },
    },
  },
  initialGlobals: {
    viewport: { value: 'phone' },
    theme: 'light',
    locale: 'en',
    brand: 'kipenga',
    textSize: '100',
    motion: 'full',
    contrast: 'usual',
    dataSaver: 'off',
    // Of the page of a component: no bar shows it.
    hand: 'unseen',
  },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', [
      ['light', 'Light'],
      ['dark', 'Dark'],
      ['casino', 'Casino'],
    ]),
    locale: toolbar('Language', 'globe', [
      ...Object.entries(LANGUAGE_NAMES),
      [PSEUDO_LOCALE, 'Longer words (a test)'],
    ]),
    brand: toolbar('Brand', 'component', [
      ['kipenga', 'Kipenga'],
      ['ziwa', 'Ziwa (a second brand)'],
    ]),
    textSize: toolbar('Text size', 'zoom', [
      ['100', '100 %'],
      ['125', '125 %'],
      ['200', '200 %'],
    ]),
    motion: toolbar('Motion', 'play', [
      ['full', 'Full motion'],
      ['none', 'No motion'],
    ]),
    contrast: toolbar('Contrast', 'contrast', [
      ['usual', 'Usual contrast'],
      ['more', 'More contrast'],
    ]),
    dataSaver: toolbar('Data saver', 'download', [
      ['off', 'Data saver off'],
      ['on', 'Data saver on'],
    ]),
  },
  decorators: [
    (Story, { globals }) => (
      <Frame
        theme={String(globals['theme'])}
        locale={String(globals['locale'])}
        brand={String(globals['brand'])}
        textSize={String(globals['textSize'])}
        motion={String(globals['motion'])}
        contrast={String(globals['contrast'])}
        dataSaver={String(globals['dataSaver'])}
      >
        {globals['hand'] === 'shown' ? (
          <UnderAHand>
            <Story />
          </UnderAHand>
        ) : (
          <Story />
        )}
      </Frame>
    ),
  ],
});

// Gives this preview to the stories of components, which are written against one without the catalogue.
Object.assign(componentPreview.composed, preview.composed);

export default preview;
