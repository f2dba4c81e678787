import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { DepositIcon } from '../../icons/icons.ts';
import { Button, type ButtonLook, type ButtonSize } from './Button.tsx';

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Place bet KES 49', onClick: fn() },
  render: (args) => (
    <div style={{ padding: 16 }}>
      <Button {...args} />
    </div>
  ),
});

export const Primary = meta.story();
Primary.test('a tap presses it once', { tags: ['pointer'] }, async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Place bet KES 49' }));
  await expect(args.onClick).toHaveBeenCalledOnce();
});
Primary.test(
  'Enter and Space each press it once, and the focus stays',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Place bet KES 49' })).toHaveFocus();
  },
);

export const Busy = meta.story({ args: { isBusy: true } });
Busy.test(
  'while busy it keeps focus and ignores keys',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getByRole('button', { busy: true })).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
);
Busy.test(
  'while busy a second tap buys nothing',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
);

export const States = meta.story({
  render: (given) => {
    const args = { ...given, style: { justifySelf: 'start' } };
    return (
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
            place: <Button {...args} size="place" />,
          }}
        />
        <Specimens
          of={{
            'as wide as the page': <Button {...args} size="place" isWide />,
            'with an icon': (
              <Button {...args} look="secondary" icon={<DepositIcon size="1.125rem" />}>
                Deposit
              </Button>
            ),
            busy: <Button {...args} isBusy />,
            disabled: <Button {...args} disabled />,
            'disabled, and still in the tab order': <Button {...args} aria-disabled />,
            'words that need two lines': (
              <Button {...args} size="place" isWide>
                Accept 3 changes and place the bet for KES 20,000
              </Button>
            ),
          }}
        />
      </>
    );
  },
});
