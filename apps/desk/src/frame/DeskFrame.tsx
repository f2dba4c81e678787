import { useGetTodayQuery, useLogOutMutation, type ActName, type DeskToday } from '@kipenga/api/desk';
import { Button, SearchField, Whistle } from '@kipenga/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useAct } from '../parts/act.ts';
import { atMost } from '../parts/figures.ts';
import { hasOtherTime } from '../parts/has-other-time.ts';
import { useMoment } from '../parts/use-moment.ts';
import { CommandPalette, type Command } from './CommandPalette.tsx';
import { useEvery } from './live.ts';
import { useMay, useMe } from './me.ts';
import { placeOfSearch, placesOf } from './places.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import styles from './frame.module.css';

/** Interval in milliseconds between reads of the counts. */
const COUNTS_EVERY_MS = 15_000;

/** Number of things that wait for a person on a screen. */
const waitsAt = (path: string, { waiting, jobs }: DeskToday): number =>
  ({
    '/waiting': waiting.lines + waiting.settlements + waiting.overdue + jobs.setAside,
    '/money': waiting.payouts + waiting.suspense,
    '/approvals': waiting.approvals,
  })[path] ?? 0;

/** The frame of every screen: the rail with its counts, the find field, the operator, the command palette. */
export function DeskFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const main = useRef<HTMLElement>(null);
  const find = useRef<HTMLDivElement>(null);
  const openPalette = useCallback(() => setIsPaletteOpen(true), []);
  const focusFind = useCallback(() => find.current?.querySelector('input')?.focus(), []);
  useDeskKeys({ onPalette: openPalette, onFind: focusFind });
  useFocusOnMove(pathname, main);
  const commands = useCommands();
  const goFind = (text: string): void => {
    if (text.trim() !== '') void navigate(placeOfSearch(text));
  };
  return (
    <div className={styles['desk']}>
      <header className={styles['rail']}>
        <NavLink to="/" className={styles['brand'] ?? ''}>
          <Whistle size="1.75rem" />
          <b>kipenga</b>
          <span>desk</span>
        </NavLink>
        <div ref={find} className={styles['find']}>
          <SearchField
            value={typed}
            onChange={setTyped}
            onSubmit={goFind}
            label="Find a match or a customer"
            placeholder="Find ( / )"
          />
        </div>
        <Places />
        <Who onPalette={openPalette} />
      </header>
      <main ref={main} className={styles['main']} tabIndex={-1}>
        <OtherClock />
        {children}
      </main>
      <CommandPalette
        isOpen={isPaletteOpen}
        commands={commands}
        onFind={goFind}
        onClose={() => setIsPaletteOpen(false)}
      />
    </div>
  );
}

/** Scrolls a new screen to its top and moves the focus there, for screen readers. */
function useFocusOnMove(pathname: string, main: { readonly current: HTMLElement | null }): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, main]);
}

/** Says which clock tells what, where the matches have one of their own. */
function OtherClock() {
  const { data: today } = useGetTodayQuery({}, { pollingInterval: useEvery(COUNTS_EVERY_MS) });
  const moment = useMoment();
  if (!today || !hasOtherTime(today)) return null;
  return (
    <p className={styles['clock']}>
      The season has a clock of its own: <b>{moment(today.bettingNow)}</b>. Matches, bets and customers’ days
      go by it. Books, taxes, the journal and what people do here go by the real one: {moment(today.now)}.
    </p>
  );
}

function Places() {
  const { role } = useMe();
  const { data: today } = useGetTodayQuery({}, { pollingInterval: useEvery(COUNTS_EVERY_MS) });
  return (
    <nav className={styles['nav']} aria-label="Desk">
      <ul>
        {placesOf(role).map(({ path, name, key }) => {
          const waits = today ? waitsAt(path, today) : 0;
          return (
            <li key={path}>
              <NavLink to={path} end={path === '/'}>
                {name}
                {waits > 0 ? (
                  <span className={styles['waits']}>
                    {atMost(waits)}
                    <span className="visually-hidden"> waiting</span>
                  </span>
                ) : (
                  <kbd aria-hidden="true">g {key}</kbd>
                )}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Who({ onPalette }: { readonly onPalette: () => void }) {
  const { name, role, isSandbox } = useMe();
  const [logOut, { isLoading }] = useLogOutMutation();
  return (
    <div className={styles['who']}>
      <b>{name}</b>
      <span>
        {role}
        {isSandbox && ', sandbox'}
      </span>
      <div className={styles['whoActs']}>
        <Button look="quiet" size="small" onClick={onPalette} aria-keyshortcuts="Control+K">
          Acts <span className={styles['keys']}>(Ctrl K)</span>
        </Button>
        <Button look="quiet" size="small" isBusy={isLoading} onClick={() => void logOut()}>
          Log out
        </Button>
      </div>
    </div>
  );
}

/** Commands for every screen, and for the acts that start without a match or customer. */
function useCommands(): readonly Command[] {
  const navigate = useNavigate();
  const { role } = useMe();
  const may = useMay();
  const ask = useAct();
  const go = (path: string) => () => void navigate(path);
  const acts: readonly (Command & { readonly act: ActName })[] = [
    {
      act: 'suspend',
      name: 'Suspend all betting',
      note: 'act',
      run: () => ask({ act: 'suspend', title: 'Suspend all betting', args: { scope: 'all' } }),
    },
    {
      act: 'resume',
      name: 'Resume all betting',
      note: 'act',
      run: () => ask({ act: 'resume', title: 'Resume all betting', args: { scope: 'all' } }),
    },
    { act: 'result', name: 'Say an overdue result', note: 'act', run: go('/matches?state=overdue') },
    { act: 'end-payout', name: 'End a payout, or send it again', note: 'act', run: go('/money') },
    { act: 'close-account', name: 'Close an account', note: 'act', run: go('/customers') },
  ];
  return [
    ...acts.filter(({ act }) => may(act)),
    ...placesOf(role).map(({ path, name, key }) => ({
      name: `Go to ${name}`,
      note: `g ${key}`,
      run: go(path),
    })),
  ];
}
