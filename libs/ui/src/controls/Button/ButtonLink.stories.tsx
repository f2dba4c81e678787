import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import type { ButtonLook, ButtonSize } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'Controls/ButtonLink',
  component: ButtonLink,
  args: { href: '#/jackpots', children: 'See the jackpot' },
  render: (args) => (
    <div style={{ padding: 16 }}>
      <ButtonLink {...args} />
    </div>
  ),
});

export const Usual = meta.story();
Usual.test(
  'a tap goes to the address',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'See the jackpot' }));
    await expect(followed).toHaveBeenCalledWith('#/jackpots');
  },
);
Usual.test(
  'Enter goes to the address; Space, as on every link, does not',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the jackpot' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(followed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/jackpots');
  },
);

export const States = meta.story({
  render: (given) => {
    const args = { ...given, style: { justifySelf: 'start' } };
    return (
      <>
        <Specimens<ButtonLook>
          of={{
            primary: <ButtonLink {...args} />,
            secondary: (
              <ButtonLink {...args} look="secondary">
                How to play
              </ButtonLink>
            ),
            quiet: (
              <ButtonLink {...args} look="quiet">
                All transactions
              </ButtonLink>
            ),
            gold: (
              <ButtonLink {...args} look="gold">
                Pick now
              </ButtonLink>
            ),
            danger: (
              <ButtonLink {...args} look="danger">
                Close my account
              </ButtonLink>
            ),
          }}
        />
        <Specimens<ButtonSize>
          of={{
            small: <ButtonLink {...args} size="small" />,
            medium: <ButtonLink {...args} size="medium" />,
            place: <ButtonLink {...args} size="place" />,
          }}
        />
        <Specimens of={{ 'as wide as the page': <ButtonLink {...args} isWide /> }} />
      </>
    );
  },
});
