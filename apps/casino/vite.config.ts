import { mergeConfig, type Plugin } from 'vite';
import { developmentConfig } from '../vite.development.ts';

/** The arcade of `npm run dev`, three ports above the platform. */
const arcadeOrigin =
  process.env['ARCADE_ORIGIN'] ?? `http://localhost:${Number(process.env['PORT'] ?? '4200') + 3}`;

const elsewhere = (process.env['GAME_ORIGINS'] ?? '').split(',');

/** Names the providers to the page as the platform does to those it serves: without it no game is framed (D30). */
const gameOriginsPlugin: Plugin = {
  name: 'kipenga:game-origins',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'game-origins', content: [arcadeOrigin, ...elsewhere].join(' ') } },
  ],
};

/** Development: hot reload in front of a running platform. */
export default mergeConfig(developmentConfig(import.meta.dirname), { plugins: [gameOriginsPlugin] });
