import { createContext } from 'react';
import type { AppName } from './routes.ts';

/** The app of the page: the router handles links within it, all others are plain. */
export const AppNameContext = createContext<AppName>('sportsbook');
