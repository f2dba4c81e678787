import { createContext } from 'react';
import type { AppName } from './routes.ts';

/** The app the page belongs to: links inside it are the router's, others are plain. */
export const AppNameContext = createContext<AppName>('sportsbook');
