import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { selectGoTo, selectModal } from '../modals/modal.slice.ts';
import { AppLink } from '../routes/AppLink.tsx';
import { aProfile, renderInHouse } from '../testing/index.ts';
import { AppFrame } from './AppFrame.tsx';

const frame = <AppFrame isSandbox>screen</AppFrame>;
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the frame', () => {
  test('a visitor sees Log In and Register, and no menu row on Home (R2-20, R2-01)', async () => {
    await renderInHouse(frame, { path: '/' });
    expect(screen.getByRole('button', { name: 'Log In' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Register' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  test('a customer sees balance, number, Deposit and the account (R2-21)', async () => {
    await renderInHouse(frame, { path: '/sports', profile: aProfile() });
    expect(await screen.findByRole('button', { name: 'Deposit' })).toBeInTheDocument();
    expect(screen.getByText('0712 345 678')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
  });

  test('a tap on Account opens the login, which goes on to it (R2-23, D47)', async () => {
    const { store } = await renderInHouse(frame, { path: '/sports' });
    await userEvent.click(navigation().getByText('Account'));
    expect(selectModal(store.getState())).toMatchObject({ name: 'log-in' });
    expect(selectGoTo(store.getState())).toBe('/account');
  });

  test('the footer has the phones, the paybill, 18+, the licence and the three links (R2-24, R1-02)', async () => {
    await renderInHouse(frame);
    const footer = within(screen.getByRole('contentinfo'));
    for (const text of [
      '290080',
      '0700 000 290',
      '0720 000 290',
      '18+',
      'How To Play',
      'Terms & Privacy',
      'Responsible Gambling',
    ]) {
      expect(footer.getByText(text)).toBeInTheDocument();
    }
    expect(footer.getByText(/licensed by/)).toBeInTheDocument();
  });

  test('another list of the same screen starts at its top, and its tab keeps the focus (R2-30)', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await renderInHouse(
      <AppFrame isSandbox>
        <h1 tabIndex={-1}>Soccer</h1>
        <AppLink href="/sports?tab=Today">Today</AppLink>
      </AppFrame>,
      { path: '/sports' },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Today' }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(screen.getByRole('link', { name: 'Today' })).toHaveFocus();
  });

  test('the document is named after the screen', async () => {
    await renderInHouse(frame, { path: '/virtuals' });
    expect(document.title).toBe('Virtuals · Kipenga');
  });

  test('says on every page that it is a sandbox, with the way to its phone (D60)', async () => {
    await renderInHouse(frame);
    expect(screen.getByRole('link', { name: 'Practice handset' })).toHaveAttribute(
      'href',
      '/sandbox/handset',
    );
  });
});
