import '@kipenga/ui/tokens.css';
import { browserTransport, watchStyles, ShellProviders, languageIn, wordsOfVisit } from '@kipenga/shell';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { PAGE_STATE_ID, readPageState } from './page-state.ts';
import { preloadPage } from './router.tsx';
import { StartUp } from './StartUp.tsx';
import { createSportsbookStore } from './store.ts';
import { loadWords } from './words/load-words.ts';

/** Takes over the page the server drew, or draws it where the server did not. */
async function start(root: HTMLElement): Promise<void> {
  watchStyles();
  const page = readPageState(document.getElementById(PAGE_STATE_ID)?.textContent ?? '');
  const language = page?.language ?? languageIn(document.cookie, navigator.languages);
  document.documentElement.lang = language;
  const transport = browserTransport();
  const store = createSportsbookStore({ transport, preloadedState: page?.store });
  const words = await wordsOfVisit(language, loadWords);
  await preloadPage(window.location, words, language).catch(() => undefined); // the page itself shows that its file failed to load
  const tree = (
    <StrictMode>
      <BrowserRouter>
        <ShellProviders app="sportsbook" store={store} words={words}>
          <App
            isSandbox={page?.isSandbox ?? true}
            startUp={<StartUp store={store} transport={transport} />}
          />
        </ShellProviders>
      </BrowserRouter>
    </StrictMode>
  );
  if (page === null || root.childElementCount === 0) createRoot(root).render(tree);
  else hydrateRoot(root, tree);
}

const root = document.getElementById('app');
if (root !== null) void start(root);
