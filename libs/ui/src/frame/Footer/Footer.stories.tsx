import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { REPEATED_LANDMARKS } from '../repeated-landmarks.ts';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  title: 'Frame/Footer',
  component: Footer,
  args: {
    supportPhones: ['0700 290 080', '0730 290 080'],
    smsNumber: '0711 290 080',
    paybill: '290080',
    links: [
      { label: 'How To Play', href: '#/how-to-play' },
      { label: 'Terms & Privacy', href: '#/terms-and-conditions' },
      { label: 'Responsible Gambling', href: '#/responsible-gambling' },
    ],
    socialLinks: [{ label: 'Facebook', href: '#/facebook' }],
    licence: 'Licence text of the operator and its regulator.',
  },
});

export const Usual = meta.story();
Usual.test('18+ and the paybill, as text (R2-24)', async ({ canvas }) => {
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent(/^18\+/);
  await expect(canvas.getByText('18+')).toBeVisible();
  await expect(canvas.getByText('290080')).toBeVisible();
});
Usual.test(
  'a tap calls customer care, or leads to the rules (R2-24)',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: '0700 290 080' }));
    await expect(followed).toHaveBeenLastCalledWith('tel:0700290080');
    await userEvent.click(canvas.getByRole('link', { name: 'Responsible Gambling' }));
    await expect(followed).toHaveBeenLastCalledWith('#/responsible-gambling');
  },
);
Usual.test(
  'Tab goes through the phones, then the links; Enter follows',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    for (const name of ['0700 290 080', '0730 290 080', '0711 290 080', 'How To Play']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/how-to-play');
  },
);

export const States = meta.story({
  parameters: REPEATED_LANDMARKS,
  render: ({ socialLinks: _socialLinks, ...args }) => (
    <Specimens
      of={{
        'without social links': <Footer {...args} />,
        'with social links': (
          <Footer
            {...args}
            socialLinks={[
              { label: 'Facebook', href: '#/facebook' },
              { label: 'X', href: '#/x' },
              { label: 'Instagram', href: '#/instagram' },
            ]}
          />
        ),
        'with the language and the theme': (
          <Footer {...args}>
            <div>
              <Button look="quiet" size="small">
                Kiswahili
              </Button>
              <Button look="quiet" size="small">
                Dark
              </Button>
            </div>
          </Footer>
        ),
        'one phone, a long licence': (
          <Footer
            {...args}
            supportPhones={['0700 290 080']}
            licence="Kipenga is licensed and regulated by the authority for gambling of Kenya under licence number 0000000, for betting on sports, for games of chance and for lotteries, until 30/06/2027."
          />
        ),
      }}
    />
  ),
});
