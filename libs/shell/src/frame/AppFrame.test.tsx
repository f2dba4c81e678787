import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { modalClosed, modalOpened, selectGoTo, selectModal } from '../modals/modal.slice.ts';
import { AppLink } from '../routes/AppLink.tsx';
import { loggedIn } from '../session/session.slice.ts';
import { aProfile, renderInShell } from '../testing/index.ts';
import { AppFrame } from './AppFrame.tsx';

/** Gives jsdom a window of this width in CSS pixels. */
function inAWindow(width = 1280) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = 16 * Number(/^\(min-width: (\d+)em\)$/.exec(query)?.[1] ?? Infinity);
    return Object.assign(new EventTarget(), { matches: width >= least });
  });
}
afterEach(() => vi.unstubAllGlobals());

const frame = <AppFrame isSandbox>screen</AppFrame>;
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the frame', () => {
  const marked = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.textContent.trim());

  test.each([
    ['/', 'Sports'],
    ['/home', 'Home'],
  ])('%s marks %s in the bar at the foot, and has no menu row (R2-01, D117)', async (path, place) => {
    await renderInShell(frame, { path });
    expect(marked('Main')).toEqual([place]);
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  test.each([
    ['/', 'Sports'],
    ['/home', 'Home'],
  ])('on a desktop %s marks %s in the menu of the header (R2-01, R2-20)', async (path, place) => {
    inAWindow();
    await renderInShell(frame, { path });
    expect(marked('Menu')).toEqual([place]);
  });

  test('a desktop’s header has name, menu, search, balance and deposit in one, and no row under it (R2-20, R2-21)', async () => {
    inAWindow();
    await renderInShell(frame, { path: '/sports', profile: aProfile() });
    await screen.findByRole('button', { name: 'Deposit' });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'kipenga' })).toBeInTheDocument();
    expect(header.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
    expect(await header.findByRole('searchbox')).toBeInTheDocument();
    expect(header.getByText('0712 345 678')).toBeInTheDocument();
    expect(screen.getAllByRole('navigation', { name: 'Menu' })).toHaveLength(1);
  });

  test('a tablet’s header has the search, and the whole menu stands under it as on a phone (R2-20)', async () => {
    inAWindow(768);
    await renderInShell(frame, { path: '/jackpots' });
    const header = screen.getByRole('banner');
    expect(await within(header).findByRole('searchbox')).toBeInTheDocument();
    expect(within(header).queryByRole('navigation')).toBeNull();
    expect(marked('Menu')).toEqual(['Jackpots']);
  });

  test('the search of a desktop’s header narrows the list one is at, and leads to one from any other screen (R2-20, R5-23)', async () => {
    inAWindow();
    const Where = () => {
      const { pathname, search } = useLocation();
      return <code>{pathname + search}</code>;
    };
    const visit = await renderInShell(
      <AppFrame isSandbox>
        <Where />
      </AppFrame>,
      { path: '/e-sports?tab=Today' },
    );
    await userEvent.type(await screen.findByRole('searchbox'), 'gor');
    await vi.waitFor(() => expect(screen.getByRole('code')).toHaveTextContent('/e-sports?tab=Today&q=gor'));
    await userEvent.clear(screen.getByRole('searchbox'));
    await vi.waitFor(() => expect(screen.getByRole('code')).toHaveTextContent(/^\/e-sports\?tab=Today$/));
    visit.unmount();
    await renderInShell(
      <AppFrame isSandbox>
        <Where />
      </AppFrame>,
      { path: '/account', profile: aProfile() },
    );
    await userEvent.type(await screen.findByRole('searchbox'), 'gor mahia{Enter}');
    expect(screen.getByRole('code')).toHaveTextContent('/sports?q=gor+mahia');
    expect(screen.getByRole('searchbox')).toHaveValue('gor mahia');
  });

  test('a visitor sees Log In and Register, and no menu row on Home (R2-20, R2-01)', async () => {
    await renderInShell(frame, { path: '/' });
    expect(screen.getByRole('button', { name: 'Log In' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Register' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  test('a customer sees balance, number, Deposit and the account (R2-21)', async () => {
    await renderInShell(frame, { path: '/sports', profile: aProfile() });
    expect(await screen.findByRole('button', { name: 'Deposit' })).toBeInTheDocument();
    expect(screen.getByText('0712 345 678')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
  });

  const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }));

  test('the direct games come into the menu row once it is shown (R2-22)', async () => {
    const { platform } = await renderInShell(frame, { path: '/sports' });
    expect(await menu().findByRole('link', { name: 'Ndege New' })).toHaveAttribute(
      'href',
      '/virtuals?play=88',
    );
    expect(platform.calls.filter(({ name }) => name === 'getDirectGames')).toHaveLength(1);
  });

  test('the room of the direct games is kept until they come, and given back when they do not (R2-22)', async () => {
    const { container } = await renderInShell(frame, {
      path: '/sports',
      answers: { getDirectGames: () => new Response('', { status: 500 }) },
    });
    expect(container.querySelector('[data-waits]')).not.toBeNull();
    await vi.waitFor(() => expect(container.querySelector('[data-waits]')).toBeNull());
    expect(menu().getAllByRole('link')).toHaveLength(8);
  });

  describe('direct games that did not come', () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get');
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const isBackOnline = (isNow: boolean) =>
      act(() => {
        isOnline.mockReturnValue(isNow);
        dispatchEvent(new Event(isNow ? 'online' : 'offline'));
      });
    const withoutGames = async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { container, platform } = await renderInShell(frame, {
        path: '/sports',
        answers: { getDirectGames: () => new Response('', { status: 500 }) },
      });
      await vi.waitFor(() => expect(container.querySelector('[data-waits]')).toBeNull());
      const countAsked = () => platform.calls.filter(({ name }) => name === 'getDirectGames').length;
      const callsOfOneTry = countAsked();
      const untilGivenUp = () =>
        vi.waitFor(async () => {
          await pass(300_000);
          expect(countAsked()).toBeGreaterThanOrEqual(7 * callsOfOneTry);
        });
      return { platform, untilGivenUp, countTries: () => countAsked() / callsOfOneTry };
    };
    afterEach(() => {
      isOnline.mockReset();
      vi.useRealTimers();
    });

    test('are asked for again after a pause, on the same screen (R2-22)', async () => {
      const { platform } = await withoutGames();
      platform.change({ getDirectGames: [{ id: '88', kind: 'crashx', name: 'Ndege' }] });
      await vi.waitFor(async () => {
        await pass(5000);
        expect(menu().getByRole('link', { name: 'Ndege New' })).toBeInTheDocument();
      });
    });

    test('are given up after some minutes, and asked for when the network is back (R2-22)', async () => {
      const { platform, untilGivenUp, countTries } = await withoutGames();
      await untilGivenUp();
      for (let more = 0; more < 3; more += 1) await pass(3_600_000);
      expect(countTries()).toBe(7);
      platform.change({ getDirectGames: [{ id: '88', kind: 'crashx', name: 'Ndege' }] });
      isBackOnline(false);
      isBackOnline(true);
      expect(await menu().findByRole('link', { name: 'Ndege New' })).toBeInTheDocument();
    });
  });

  test('where data is saved the direct games wait for a person, and their room with them (R2-22)', async () => {
    document.documentElement.dataset['saver'] = 'on';
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: false },
      configurable: true,
    });
    const { container, platform } = await renderInShell(frame, { path: '/sports' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(platform.calls).toEqual([]);
    expect(container.querySelector('[data-waits]')).not.toBeNull();
    act(() => void document.body.dispatchEvent(new Event('scroll')));
    expect(await menu().findByRole('link', { name: 'Ndege New' })).toBeInTheDocument();
    delete document.documentElement.dataset['saver'];
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  test('Home, which has no menu row, does not ask for its games', async () => {
    const { platform } = await renderInShell(frame, { path: '/' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(platform.calls).toEqual([]);
  });

  test('on a phone a game has the screen to itself (R2-63)', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36');
    await renderInShell(frame, { path: '/virtual-game', app: 'casino' });
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      expect(screen.queryByRole(role), role).toBeNull();
    expect(screen.getByRole('main')).toHaveTextContent('screen');
    agent.mockRestore();
  });

  test('on a desktop the header and the footer stay around a game (R2-63)', async () => {
    await renderInShell(frame, { path: '/casino-game', app: 'casino' });
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  test('a tap on Account opens the login, which goes on to it (R2-23, D47)', async () => {
    const { store } = await renderInShell(frame, { path: '/sports' });
    await userEvent.click(navigation().getByText('Account'));
    expect(selectModal(store.getState())).toMatchObject({ name: 'log-in' });
    expect(selectGoTo(store.getState())).toBe('/account');
  });

  test('the footer has the phones, the paybill, 18+, the licence and the three links (R2-24, R1-02)', async () => {
    await renderInShell(frame);
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
    await renderInShell(
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

  test('the loss of the network is said while it lasts', async () => {
    await renderInShell(frame);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline. Odds and balance may be old.')).toBeInTheDocument();
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
    onLine.mockRestore();
  });

  test('where data is saved the foot says so, and nowhere else', async () => {
    const line = () => within(screen.getByRole('contentinfo')).queryByText(/^Data saver is on/);
    const usual = await renderInShell(frame);
    expect(line()).toBeNull();
    usual.unmount();
    document.documentElement.dataset['saver'] = 'on';
    await renderInShell(frame);
    expect(line()).toBeInTheDocument();
    delete document.documentElement.dataset['saver'];
  });

  test('the document is named after the screen', async () => {
    await renderInShell(frame, { path: '/virtuals' });
    expect(document.title).toBe('Virtuals · Kipenga');
  });

  test('says on every page that it is a sandbox, with the way to its phone (D60)', async () => {
    await renderInShell(frame);
    expect(screen.getByRole('link', { name: 'Practice handset' })).toHaveAttribute(
      'href',
      '/sandbox/handset',
    );
  });

  test('the way to the sandbox’s phone knows the number last used, or the customer’s (D60)', async () => {
    const { store } = await renderInShell(frame);
    const href = () => screen.getByRole('link', { name: 'Practice handset' }).getAttribute('href');
    act(() => {
      store.dispatch(modalOpened({ name: 'verify', phone: '254700000001' }));
      store.dispatch(modalClosed());
    });
    expect(href()).toBe('/sandbox/handset#254700000001');
    act(() => void store.dispatch(loggedIn(aProfile())));
    expect(href()).toBe('/sandbox/handset#254712345678');
  });
});
