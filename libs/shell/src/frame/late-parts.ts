import type { ComponentType } from 'react';
import { lazyPart } from '../ground/lazy-part.tsx';

const Nothing: ComponentType = () => null;
/** What of the frame comes after the first view, and takes nothing along if it does not come. */
const file = () => import('./late-frame.tsx').catch(() => ({ HeaderSearch: Nothing, VisitChoices: Nothing }));

export const HeaderSearch = lazyPart(() => file().then((found) => found.HeaderSearch));
export const VisitChoices = lazyPart(() => file().then((found) => found.VisitChoices));
