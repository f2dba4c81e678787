import { isSavingData } from '@kipenga/ui';
import { lazyPart } from '../ground/lazy-part.tsx';

/** The window of the shell's modals, loaded with the first of them and including the login form. */
export const ModalHost = lazyPart(() => import('./ModalHost.tsx').then((file) => file.ModalHost));

/** Loads the login form ahead of a tap that needs it; not in data saving. */
export const preloadLogIn = async (): Promise<void> => {
  if (!isSavingData()) await ModalHost.preload();
};
