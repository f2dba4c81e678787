import '@kipenga/ui/tokens.css';
import {
  AppFrame,
  browserTransport,
  createStore,
  watchStyles,
  ShellProviders,
  languageIn,
  wordsOfVisit,
} from '@kipenga/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadWords } from './words/load-words.ts';

/** As the platform writes it into the page; the page of the development server says nothing. */
const isSandbox = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="house-mode"]')?.content !== 'live';

/** Draws the casino: the same house, its own colours and screens (D50). */
async function start(root: HTMLElement): Promise<void> {
  watchStyles();
  const language = languageIn(document.cookie, navigator.languages);
  document.documentElement.lang = language;
  const store = createStore({}, { transport: browserTransport() });
  // The casino's own code comes apart from what both apps share, or each visit of the sportsbook would bring it.
  const [words, { CasinoRoutes, preloadScreen }] = await Promise.all([
    wordsOfVisit(language, loadWords),
    import('./router.tsx'),
  ]);
  await preloadScreen(window.location.pathname, words).catch(() => undefined); // the screen itself shows that its file failed to load
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <ShellProviders app="casino" store={store} words={words}>
          <AppFrame isSandbox={isSandbox()}>
            <CasinoRoutes />
          </AppFrame>
        </ShellProviders>
      </BrowserRouter>
    </StrictMode>,
  );
  const { browserHost, startUp } = await import('./start-up.ts');
  startUp(store, browserHost());
}

const root = document.getElementById('app');
if (root !== null) void start(root);
