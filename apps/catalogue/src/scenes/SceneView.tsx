import { useLingui } from '@lingui/react';
import { useEffect, useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { ShellProviders, type ShellStore, startUp, type WordsOfVisit } from '@kipenga/shell';
import type { Scene, SceneHouse, Visit } from './visit.ts';

interface SceneViewProps<Store extends ShellStore> {
  readonly house: SceneHouse<Store>;
  readonly scene: Scene;
  readonly visit: Visit<Store>;
}

/** Draws the whole app at the scene's address, in the words of the catalogue's language. */
export function SceneView<Store extends ShellStore>({ house, scene, visit }: SceneViewProps<Store>) {
  const { i18n } = useLingui();
  const words = useMemo<WordsOfVisit>(
    () => ({ i18n, hasLate: () => true, late: () => Promise.resolve(), change: chooseInToolbar }),
    [i18n],
  );
  const [pathname = '/', search = ''] = scene.at.split(/(?=\?)/);
  useEffect(stayInCatalogue, []);
  return (
    <MemoryRouter initialEntries={[{ pathname, search, state: scene.state }]}>
      <ShellProviders app={house.app} store={visit.store} words={words}>
        {house.draw(<Beside house={house} visit={visit} />)}
      </ShellProviders>
    </MemoryRouter>
  );
}

/** Runs the background work of the product: the session and its clock, the first loads, and the app's own. */
function Beside<Store extends ShellStore>({ house, visit }: Pick<SceneViewProps<Store>, 'house' | 'visit'>) {
  const { store, transport, host } = visit;
  useEffect(() => {
    const stopShell = startUp(store, host);
    const stopApp = house.beside?.(store, transport, host);
    return () => {
      stopApp?.();
      stopShell();
    };
  }, [house, store, transport, host]);
  return null;
}

/** The language switch of the footer turns the catalogue's own. */
const chooseInToolbar: WordsOfVisit['change'] = (locale) => {
  addons.getChannel().emit('updateGlobals', { globals: { locale } });
  return Promise.resolve();
};

/** A link that leaves the app would leave the catalogue. */
function stayInCatalogue(): () => void {
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link !== null && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  };
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}
