import { kes } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BottomDock } from './BottomDock/BottomDock.tsx';
import { BottomNav } from './BottomNav/BottomNav.tsx';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import { MenuTabs } from './MenuTabs/MenuTabs.tsx';

const ACCOUNT = { balance: kes(1234.5), phone: '0712 345 678', href: '#/account' };

const meta = preview.meta({
  title: 'Frame/Parts of every page',
  component: Header,
  args: { homeHref: '#/', account: null, onLogIn: fn(), onRegister: fn(), onDeposit: fn() },
});

export const LoggedOut = meta.story();
LoggedOut.test('logo, Log In, Register (R2-20)', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'kipenga' })).toHaveAttribute('href', '#/');
  await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onLogIn).toHaveBeenCalledOnce();
  await expect(args.onRegister).toHaveBeenCalledOnce();
});
export const LoggedIn = meta.story({ args: { account: ACCOUNT } });
LoggedIn.test('balance, phone, Deposit, account (R2-21)', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('KES 1,234.50')).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^Account.*0712 345 678/ })).toHaveAttribute(
    'href',
    '#/account',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
  await expect(args.onDeposit).toHaveBeenCalledOnce();
});
export const BalanceOnItsWay = meta.story({ args: { account: { ...ACCOUNT, balance: null } } });
export const NotKnownYet = meta.story({ args: { account: undefined } });
export const Desktop = meta.story({ args: { account: ACCOUNT }, globals: { viewport: { value: 'wide' } } });
export const Dark = meta.story({ args: { account: ACCOUNT }, globals: { theme: 'dark' } });
export const Swahili = meta.story({ globals: { locale: 'sw' } });

export const Menu = meta.story({
  render: () => (
    <MenuTabs
      currentId="sports"
      tabs={[
        { id: 'home', label: 'Home', href: '#/' },
        { id: 'sports', label: 'Sports', href: '#/sports' },
        { id: 'crashx', label: 'Aviator', href: '#/g1', isNew: true },
        { id: 'crash', label: 'Wabebe', href: '#/g2' },
        { id: 'rocketman', label: 'Rocketman', href: '#/g3' },
        { id: 'help', label: 'Help', href: '#/how-to-play' },
      ]}
    />
  ),
});
Menu.test('the current entry says so, the new one is marked (R2-22)', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Sports' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'Aviator New' })).toBeVisible();
});

const select = fn();
export const Navigation = meta.story({
  render: () => (
    <BottomDock>
      <BottomNav
        current="home"
        hrefs={{ home: '#/', sports: '#/sports', virtuals: '#/virtuals', account: '#/account' }}
        onSelect={(place, event) => {
          event.preventDefault();
          select(place);
        }}
      />
    </BottomDock>
  ),
});
Navigation.test('a tap can be stopped to log in first (R2-23)', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Account' }));
  await expect(select).toHaveBeenCalledWith('account');
});

export const Foot = meta.story({
  render: () => (
    <Footer
      supportPhones={['0700 290 080', '0730 290 080']}
      smsNumber="0711 290 080"
      paybill="290080"
      links={[
        { label: 'How To Play', href: '#/how-to-play' },
        { label: 'Terms & Privacy', href: '#/terms-and-conditions' },
        { label: 'Responsible Gambling', href: '#/responsible-gambling' },
      ]}
      socialLinks={[{ label: 'Facebook', href: '#/facebook' }]}
      licence="Licence text of the operator and its regulator."
    />
  ),
});
Foot.test('18+, paybill and the phones (R2-24)', async ({ canvas }) => {
  await expect(canvas.getByText('18+')).toBeVisible();
  await expect(canvas.getByText('290080')).toBeVisible();
  await expect(canvas.getByRole('link', { name: '0700 290 080' })).toHaveAttribute('href', 'tel:0700290080');
});
