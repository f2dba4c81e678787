import { lazyPart } from '../ground/lazy-part.tsx';

/** The shared dialog, loaded with the first message. */
export const DialogHost = lazyPart(() => import('./DialogHost.tsx').then((file) => file.DialogHost));
