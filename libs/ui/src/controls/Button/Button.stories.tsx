import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Specimens } from '../../../.storybook/Specimens.tsx';
import { DepositIcon } from '../../icons/icons.tsx';
import { Button, type ButtonLook, type ButtonSize } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Place bet KES 49', onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Primary = meta.story();
Primary.test('a tap, Enter and Space each press it once', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await userEvent.keyboard('{Enter} ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
});

export const Busy = meta.story({ args: { isBusy: true } });
Busy.test('while busy it keeps focus and ignores presses', async ({ canvas, args, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).not.toHaveBeenCalled();
});

export const Looks = meta.story({
  render: (args) => (
    <>
      <Specimens<ButtonLook>
        of={{
          primary: <Button {...args} />,
          secondary: (
            <Button {...args} look="secondary">
              Log In
            </Button>
          ),
          quiet: (
            <Button {...args} look="quiet">
              How is this worked out?
            </Button>
          ),
          gold: (
            <Button {...args} look="gold">
              Pick now
            </Button>
          ),
          danger: (
            <Button {...args} look="danger">
              Log out
            </Button>
          ),
        }}
      />
      <Specimens<ButtonSize>
        of={{
          small: <Button {...args} size="small" />,
          medium: <Button {...args} size="medium" />,
          place: <Button {...args} size="place" isWide />,
        }}
      />
      <Specimens
        of={{
          'with an icon': (
            <Button {...args} look="secondary" icon={<DepositIcon size="1.125rem" />}>
              Deposit
            </Button>
          ),
          busy: <Button {...args} isBusy />,
          disabled: <Button {...args} disabled />,
          'a link': (
            <ButtonLink href="#/jackpots" look="gold">
              See the jackpot
            </ButtonLink>
          ),
        }}
      />
    </>
  ),
});
