import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

/** A page of the visit. */
export interface Place {
  readonly pathname: string;
  /** With its question mark; empty where nothing is asked. */
  readonly search: string;
  /** With its hash sign; empty where no part is named. */
  readonly hash: string;
  /** What the way there brought along, which stays with the page in the browser's history. */
  readonly state: unknown;
  /** Names the page in the browser's history; `default` is the one that the visit began with. */
  readonly key: string;
}

/** How one came to a page: at the start or by the browser's own Back and Forward, by a new page, or by one in another's place. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  /** Puts the page in the place of the present one: Back does not lead to that. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Goes to an address of this app, also one like `?tab=Today` that stays on the page, or so many pages forward or, below zero, back. */
export type NavigateFunction = (to: string | number, options?: NavigateOptions) => void;

/** The pages of a visit, the browser's or a test's. */
interface PageHistory {
  readonly place: () => Place;
  readonly put: (place: Place, how: 'PUSH' | 'REPLACE') => void;
  readonly go: (steps: number) => void;
  /** Tells when Back or Forward was used. @returns the function that stops it. */
  readonly onPop: (told: () => void) => () => void;
}

interface Arrival {
  readonly place: Place;
  readonly how: NavigationType;
}

const ArrivalContext = createContext<Arrival | null>(null);
const NavigateContext = createContext<NavigateFunction | null>(null);

const addressOf = ({ pathname, search, hash }: Place): string => pathname + search + hash;

/** The page of an address, which may be relative to another page. What it says of a host is left out. */
function placeOf(to: string, from: string, state: unknown, key: string): Place {
  const { pathname, search, hash } = new URL(to, `http://origin${from}`);
  return { pathname, search, hash, state, key };
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** What the browser keeps with a page; others may keep something beside it. */
interface Kept {
  readonly state?: unknown;
  readonly key?: string;
}

const browserHistory: PageHistory = {
  place: () => {
    const { pathname, search, hash } = window.location;
    const { state = null, key = 'default' } = (window.history.state as Kept | null) ?? {};
    return { pathname, search, hash, state, key };
  },
  put: (place, how) => {
    const { state, key } = place;
    window.history[how === 'PUSH' ? 'pushState' : 'replaceState']({ state, key }, '', addressOf(place));
  },
  go: (steps) => window.history.go(steps),
  onPop: (told) => {
    window.addEventListener('popstate', told);
    return () => window.removeEventListener('popstate', told);
  },
};

function memoryHistory(address: string, state: unknown): PageHistory {
  const pages = [placeOf(address, '/', state, 'default')] as [Place, ...Place[]];
  let at = 0;
  let tell: () => void = () => undefined;
  return {
    place: () => pages[at] ?? pages[0],
    put: (place, how) => {
      if (how === 'PUSH') at += 1;
      pages.splice(at, how === 'PUSH' ? Infinity : 1, place);
    },
    go: (steps) => {
      at = Math.min(Math.max(at + steps, 0), pages.length - 1);
      tell();
    },
    onPop: (told) => {
      tell = told;
      return () => (tell = () => undefined);
    },
  };
}

function Router({ history, children }: { readonly history: PageHistory; readonly children: ReactNode }) {
  const [arrival, setArrival] = useState<Arrival>(() => ({ place: history.place(), how: 'POP' }));
  const navigate = useCallback<NavigateFunction>(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') {
        history.go(to);
        return;
      }
      const how = replace ? 'REPLACE' : 'PUSH';
      const place = placeOf(to, history.place().pathname, state, newKey());
      history.put(place, how);
      startTransition(() => setArrival({ place, how }));
    },
    [history],
  );
  useLayoutEffect(
    () => history.onPop(() => startTransition(() => setArrival({ place: history.place(), how: 'POP' }))),
    [history],
  );
  return (
    <NavigateContext value={navigate}>
      <ArrivalContext value={arrival}>{children}</ArrivalContext>
    </NavigateContext>
  );
}

/** Shows an app at the address of the browser. */
export const BrowserRouter = ({ children }: { readonly children: ReactNode }) => (
  <Router history={browserHistory}>{children}</Router>
);

interface MemoryRouterProps {
  /** Where the visit begins, path and query. */
  readonly address: string;
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** Shows an app at an address that no browser knows of: on a server, in a test, in the catalogue. */
export function MemoryRouter({ address, state = null, children }: MemoryRouterProps) {
  const [history] = useState(() => memoryHistory(address, state));
  return <Router history={history}>{children}</Router>;
}

function within<T>(found: T | null): T {
  if (found === null) throw new Error('No router is above what asks for the address.');
  return found;
}

/** The page one is on. */
export const useLocation = (): Place => within(use(ArrivalContext)).place;

/** How one came to it. */
export const useNavigationType = (): NavigationType => within(use(ArrivalContext)).how;

/** The way to other pages; the same function for as long as the app stands. */
export const useNavigate = (): NavigateFunction => within(use(NavigateContext));

type SetSearchParams = (
  params: URLSearchParams | Readonly<Record<string, string>>,
  options?: NavigateOptions,
) => void;

/** What the address asks for, and the way to ask for something else on the same page. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (next, options) => navigate(`?${String(new URLSearchParams(next))}`, options),
    [navigate],
  );
  return [params, setParams];
}

/** Goes to an address as soon as it is drawn. */
export function Navigate({ to, replace }: { readonly to: string; readonly replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, replace === undefined ? {} : { replace }), [navigate, to, replace]);
  return null;
}
