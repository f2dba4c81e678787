import { describe, expect, test } from 'vitest';
import { pageId } from './page-id.ts';
import { readComponents } from './read-components.ts';
import { readUsage } from './read-usage.ts';

describe('what the catalogue knows of components', () => {
  test.each(readComponents())('$name has a page', ({ page }) => expect(page).not.toBeNull());

  test('the page is its own story file', () =>
    expect(readComponents().find(({ name }) => name === 'OddsButton')?.page).toEqual({
      file: 'src/betting/OddsButton/OddsButton.stories.tsx',
      id: 'components-betting-oddsbutton',
      title: 'Betting/OddsButton',
    }));

  test('use is found through indexes, late parts and other components', () => {
    const usage = readUsage();
    expect(usage.get('src/betting/OddsButton/OddsButton.tsx')).toContain('Sportsbook: Matches');
    expect(usage.get('src/feedback/Dialog/Dialog.tsx')).toEqual(['Every screen']);
    expect(usage.get('src/controls/PhoneField/PhoneField.tsx')).toContain('Login Modal');
    expect(usage.get('src/betting/PayoutLine/PayoutLine.tsx')).toEqual(['Betslip Sheet']);
  });

  test('an address of a page is its title in plain letters', () =>
    expect(pageId('Components/Feedback/Loading, empty, failed, said')).toBe(
      'components-feedback-loading-empty-failed-said',
    ));
});
