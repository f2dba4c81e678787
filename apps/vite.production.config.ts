import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { RolldownLog } from 'rolldown';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { WORD_FILE } from '../tools/vite/word-file.ts';
import { wordsPlugin } from '../tools/vite/words-plugin.ts';
import { appIconsPlugin } from '../tools/vite/app-icons-plugin.ts';
import { earlyTapsPlugin, serviceWorkerPlugin } from '../tools/vite/standalone-scripts-plugin.ts';
import { pageFilesPlugin } from '../tools/vite/page-files-plugin.ts';
import { formerReleasesPlugin } from '../tools/vite/former-releases-plugin.ts';
import { precompressPlugin } from '../tools/vite/precompress-plugin.ts';
import { pureReactCallsPlugin } from '../tools/vite/pure-react-calls-plugin.ts';
import { scopedClassNames } from '../tools/vite/scoped-class-names.ts';
import { tokensByValue } from '../tools/vite/tokens-by-value.ts';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../dist');

/** Chrome 106 is the last browser of Android 6, Safari 15.4 the first with what the styles use. */
const target = ['chrome106', 'safari15.4', 'firefox115'];

/**
 * One production build of both apps (two HTML pages, one /assets), so that they share their vendor chunks byte for byte.
 * With `--ssr` it makes the server entry instead: one file, nothing left outside.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  cacheDir: join(here, '../node_modules/.vite/production'),
  plugins: [
    pureReactCallsPlugin(),
    react(),
    wordsPlugin(),
    ...(isSsrBuild
      ? []
      : [
          earlyTapsPlugin(),
          serviceWorkerPlugin(),
          pageFilesPlugin(),
          appIconsPlugin(join(here, 'sportsbook')),
          nothingMissingPlugin(),
          precompressPlugin(),
          formerReleasesPlugin(),
        ]),
  ],
  publicDir: false,
  css: {
    modules: { generateScopedName: scopedClassNames(join(here, '..')) },
    postcss: { plugins: [tokensByValue()] },
  },
  // The bundler sets no mode for servers: without this React's slow development build would render.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  resolve: {
    conditions: ['@kipenga/source', ...defaultClientConditions],
    // React has had this hook since 18, so its shim is not used.
    alias: {
      'use-sync-external-store/shim': 'react',
      // The part of zod that the calls of a page use.
      ...(!isSsrBuild && { 'zod/mini': join(here, '../libs/contracts/src/in-browser/zod-mini.ts') }),
    },
  },
  ssr: { noExternal: true, resolve: { conditions: ['@kipenga/source', ...defaultServerConditions] } },
  build: isSsrBuild ? serverBuild() : browserBuild(),
}));

/**
 * True for our modules other than entries: an entry inside the shared file would run on the other app's page too. Modules that only the casino starts with are
 * left out.
 */
const isHouse = (id: string) =>
  /[\\/](libs|apps)[\\/]/.test(id) && !/\.html|[\\/]apps[\\/]casino[\\/]|[\\/]src[\\/]main\.tsx/.test(id);

/** Words of the libraries that only the sportsbook uses. */
const OF_SPORTSBOOK = /[\\/]betting[\\/]words[\\/]|[\\/](?:picks|notices|statement)\.json/;

/**
 * Name of the chunk for a word file, by language: words of the libraries or of an app, for the first view or after it. The library of words comes after it, whole;
 * the words of the identity form and of push come with those.
 */
const wordsChunk = (id: string): string | null => {
  const { tag, part } = WORD_FILE.exec(id)?.groups ?? {};
  if (tag === undefined) return null;
  const own = /[\\/]apps[\\/](\w+)[\\/]/.exec(id)?.[1];
  const app = own ?? (OF_SPORTSBOOK.test(id) ? 'sportsbook' : undefined);
  if (part === '/identity' || part === '/push') return `${part.slice(1)}-words-${tag}`;
  const isLate = part !== undefined || /[\\/](?:betting|late|modals|pages)[\\/]words[\\/]/.test(id);
  return [app, isLate ? 'late' : undefined, 'words', tag].filter((one) => one !== undefined).join('-');
};

const GROUPS: ReadonlySet<string> = new Set(['vendors', 'house', 'wire', 'start', 'lists', 'watch-prices']);

/** Groups of modules that share a file; of several matches the one with the highest priority wins. */
const FILES_OF_MANY = [
  { name: wordsChunk, test: (id: string) => wordsChunk(id) !== null, priority: 4 },
  {
    name: 'vendors',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|reselect|immer|redux-thunk|use-sync-external-store|cookie|@lingui|@standard-schema)[\\/]/,
    priority: 2,
  },
  // The first views of both apps, in one file: many small files compress worse.
  { name: 'house', test: isHouse, tags: ['$initial' as const], priority: 1 },
  // Sending and decoding of every call, and the first calls of a visit, the limits among them.
  {
    name: 'wire',
    test: /libs[\\/](contracts[\\/]src[\\/](in-browser[\\/]|pieces[\\/]|sports[\\/](?!.*(?:market-of-matches|match-form))|bets[\\/](get-)?limits\.|travel|endpoint\.ts)|api[\\/]src[\\/]transport[\\/](contract-base-query|outcome|send|store-in|with-\w+)\.|betting-core[\\/]src[\\/](rule-assertions|money[\\/]parse-kes|bet[\\/](read-limits|limits|tax-record)\.))/,
  },
  // Code that runs in every visit once its page is loaded.
  {
    name: 'start',
    test: /libs[\\/](shell[\\/]src[\\/](start[\\/]start-up|ground[\\/](persist|watch)\.|session[\\/]session-(clock|persistence))|contracts[\\/]src[\\/](storage[\\/]stored-(entry|session|load-time)|account[\\/]profile\.wire)|api[\\/]src[\\/]calls[\\/]limits)/,
  },
  // Lists and markets that streamed prices are written into.
  {
    name: 'lists',
    test: /libs[\\/]api[\\/]src[\\/]calls[\\/](searched-matches|match-markets|matches-by-ids)\./,
  },
  // Stars of match rows, and the list of starred matches.
  {
    name: 'stars',
    test: /features[\\/]favourites[\\/](FavouriteStar|MatchStar|favourite-store|favourites?|use-favourites)\.(?!module)/,
  },
  // The stream of prices, and how it updates the screens.
  { name: 'watch-prices', test: /libs[\\/]api[\\/]src[\\/]stream[\\/]/ },
  // Names and combined odds of picks: for the slip, the markets of a match and a placed bet. One file, listed in the first load.
  {
    name: 'picks',
    test: /[\\/](words[\\/]src[\\/]pick-words|words[\\/]use-pick-names|betslip[\\/]combination|slip[\\/]is-combination|calls[\\/]combination|bets[\\/](price-)?combination)\./,
  },
];

interface NamedChunk {
  readonly isDynamicEntry: boolean;
  readonly name: string;
}

/** The first load lists every file that may come later, so each has the shortest hash that the bundler allows, and shared chunks have no names. */
const chunkFileNames = ({ isDynamicEntry, name }: NamedChunk): string =>
  isDynamicEntry || GROUPS.has(name) || /\bwords-/.test(name)
    ? 'assets/[name]-[hash:7].js'
    : 'assets/[hash:7].js';

/** Fails the build if zod's stand-in lacks a used export, so that no customer meets the gap. */
const nothingMissingPlugin = () => ({
  name: 'kipenga:nothing-missing',
  onLog: (_level: string, { code, message }: RolldownLog) => {
    if (code === 'IMPORT_IS_UNDEFINED') throw new Error(message);
  },
});

function browserBuild() {
  return {
    outDir: join(out, 'web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    manifest: true,
    target,
    cssTarget: target,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Smaller output than the bundler's own minifier (0080).
    minify: 'terser' as const,
    terserOptions: { module: true, ecma: 2020 as const, compress: { passes: 2 } },
    rolldownOptions: {
      transform: { assumptions: { setPublicClassFields: true } },
      treeshake: { propertyReadSideEffects: false as const, unknownGlobalSideEffects: false },
      input: { sportsbook: join(here, 'sportsbook/index.html'), casino: join(here, 'casino/index.html') },
      output: {
        chunkFileNames,
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: FILES_OF_MANY },
      },
    },
  };
}

function serverBuild() {
  return {
    ssr: true,
    outDir: join(out, 'server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: join(here, 'sportsbook/src/entry-server.tsx'),
      output: { entryFileNames: 'sportsbook.js', codeSplitting: false },
    },
  };
}
