/** The casino as the catalogue draws it: its screens. */
export { CasinoRoutes } from './router.tsx';
