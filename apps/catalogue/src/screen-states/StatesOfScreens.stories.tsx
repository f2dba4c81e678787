import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SCREENS } from './screen-states.ts';
import { StatesPage } from './StatesPage.tsx';

export default { title: 'Screens/States of every screen' };

export const StatesOfEveryScreen: StoryObj = {
  name: 'States of every screen',
  globals: { viewport: { value: 'page', isRotated: false } },
  parameters: { controls: { disable: true } },
  render: () => <StatesPage />,
  play: async ({ canvas }) => {
    for (const path of Object.keys(SCREENS))
      await expect(canvas.getByRole('table', { name: new RegExp(`^${path}(?: |$)`) })).toBeInTheDocument();
    const home = within(canvas.getByRole('table', { name: '/ Home' }));
    await expect(home.getByRole('row', { name: /^Slow, after 8 s/ })).toHaveTextContent('Slow');
    await expect(home.getByRole('link', { name: 'Slow' })).toHaveAttribute(
      'href',
      './?path=/story/screens-home--slow',
    );
    const account = within(canvas.getByRole('table', { name: '/account Account' }));
    await expect(account.getByRole('row', { name: /^One item/ })).toHaveTextContent('it is no list');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
