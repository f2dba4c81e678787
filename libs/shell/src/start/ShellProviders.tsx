import { UiLinkProvider } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { WordsProvider, type WordsOfVisit } from '../language/words-of-visit.tsx';
import { AppLink } from '../routes/AppLink.tsx';
import { AppNameContext } from '../routes/app-name.ts';
import type { AppName } from '../routes/routes.ts';
import type { ShellStore } from './create-store.ts';

interface ShellProvidersProps {
  readonly app: AppName;
  readonly store: ShellStore;
  readonly words: WordsOfVisit;
  readonly children: ReactNode;
}

/** Providers above every screen of both apps. The router, of a browser or a server, goes around them. */
export function ShellProviders({ app, store, words, children }: ShellProvidersProps) {
  return (
    <Provider store={store as never}>
      <WordsProvider words={words}>
        <AppNameContext value={app}>
          <UiLinkProvider component={AppLink}>{children}</UiLinkProvider>
        </AppNameContext>
      </WordsProvider>
    </Provider>
  );
}
