import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageId } from './page-id.ts';
import { repository } from './places.ts';
import { readComponents } from './read-components.ts';
import { readScreens } from './read-screens.ts';
import { readUsage, SCREEN_FILES } from './read-usage.ts';

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
    expect(usage.get('src/betting/OddsButton/OddsButton.tsx')).toContain('Home');
    expect(usage.get('src/feedback/Dialog/Dialog.tsx')).toEqual(['House']);
    expect(usage.get('src/controls/PhoneField/PhoneField.tsx')).toContain('Windows');
    expect(usage.get('src/betting/PayoutLine/PayoutLine.tsx')).toEqual(['Betslip', 'Errors']);
  });

  test('every screen says what it is made of, and no page, sheet or window is of none', () => {
    const made = new Set([...readUsage().values()].flat());
    expect(readScreens().filter(({ title }) => !made.has(title.replace('Screens/', '')))).toEqual([]);
    const files = globSync(
      ['apps/*/src/pages/*Page.tsx', 'apps/*/src/*Sheet.tsx', '{apps,libs}/*/src/**/*Modal.tsx'],
      { cwd: repository, exclude: ['libs/ui/**'] },
    );
    const known = Object.values(SCREEN_FILES).flat();
    expect(files.filter((file) => !known.includes(file))).toEqual([]);
    expect(known.filter((file) => !existsSync(path.join(repository, file)))).toEqual([]);
  });

  test('an address of a page is its title in plain letters', () =>
    expect(pageId('Components/Feedback/Loading, empty, failed, said')).toBe(
      'components-feedback-loading-empty-failed-said',
    ));
});
