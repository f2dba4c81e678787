import { lazyPart, Nothing } from '../ground/lazy-part.tsx';

/* Parts of the frame that load after the first view. If one fails to load, only that part is missing. */
export const HeaderSearch = lazyPart(
  () => import('./HeaderSearch.tsx').then((file) => file.HeaderSearch),
  Nothing,
);
export const VisitChoices = lazyPart(
  () => import('./VisitChoices.tsx').then((file) => file.VisitChoices),
  Nothing,
);
