import { kes } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { REPEATED_LANDMARKS } from '../repeated-landmarks.ts';
import { Header } from './Header.tsx';

const ACCOUNT = { balance: kes(1234.5), phone: '0712 345 678', href: '#/account' };

const meta = preview.meta({
  title: 'Frame/Header',
  component: Header,
  args: { homeHref: '#/', account: null, onLogIn: fn(), onRegister: fn(), onDeposit: fn() },
});

export const LoggedOut = meta.story();
LoggedOut.test(
  'a tap on the name leads home, on Log In and Register to their windows (R2-20)',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'kipenga' }));
    await expect(followed).toHaveBeenCalledWith('#/');
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(args.onRegister).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
);
LoggedOut.test(
  'Tab goes home, Log In, Register; Enter and Space press (R2-20)',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'kipenga' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Register' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
);

export const LoggedIn = meta.story({ args: { account: ACCOUNT } });
LoggedIn.test(
  'a tap on the balance leads to the account, on Deposit to the deposit (R2-21)',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByText('KES 1,234.50'));
    await expect(followed).toHaveBeenCalledWith('#/account');
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await expect(args.onDeposit).toHaveBeenCalledOnce();
  },
);
LoggedIn.test(
  'Tab goes home, to the account and to Deposit, which Enter opens (R2-21)',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Account KES 1,234.50 0712 345 678' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/account');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDeposit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
);

export const BalanceOnItsWay = meta.story({ args: { account: { ...ACCOUNT, balance: null } } });
BalanceOnItsWay.test('no figure stands for a balance that is not known', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Account 0712 345 678' })).toBeVisible();
  await expect(canvas.queryByText(/KES/)).toBeNull();
});
export const NotKnownYet = meta.story({ args: { account: undefined } });
NotKnownYet.test('until it is known who is there, nobody is asked to log in', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.getByRole('banner').offsetHeight).toBe(54);
});
export const Wide = meta.story({ args: { account: ACCOUNT }, globals: { viewport: { value: 'wide' } } });
Wide.test(
  'from 480 px a sign leads to the account too, for the hand alone',
  { tags: ['pointer'] },
  async ({ canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    const sign = canvasElement.querySelector<HTMLElement>('a[aria-hidden]');
    await expect(sign).toBeVisible();
    await userEvent.click(sign ?? document.body);
    await expect(followed).toHaveBeenCalledWith('#/account');
  },
);

export const States = meta.story({
  parameters: REPEATED_LANDMARKS,
  render: (args) => (
    <Specimens
      of={{
        'not known yet': <Header {...args} account={undefined} />,
        'logged out': <Header {...args} account={null} />,
        'logged in': <Header {...args} account={ACCOUNT} />,
        'balance on its way': <Header {...args} account={{ ...ACCOUNT, balance: null }} />,
        'nothing in the account': <Header {...args} account={{ ...ACCOUNT, balance: kes(0) }} />,
        'a large balance': <Header {...args} account={{ ...ACCOUNT, balance: kes(1_234_567.5) }} />,
        'with a quiet control': (
          <Header
            {...args}
            account={undefined}
            end={
              <Button look="quiet" size="small">
                Kiswahili
              </Button>
            }
          />
        ),
      }}
    />
  ),
});
