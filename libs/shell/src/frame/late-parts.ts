import { lazyPart, Nothing } from '../ground/lazy-part.tsx';

/*
 * What of the frame comes after the first view, each where it is drawn, and takes nothing along if it does not come.
 */
export const HeaderSearch = lazyPart(
  () => import('./HeaderSearch.tsx').then((file) => file.HeaderSearch),
  Nothing,
);
export const VisitChoices = lazyPart(
  () => import('./VisitChoices.tsx').then((file) => file.VisitChoices),
  Nothing,
);
