import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { depConstraints } from './tools/lint/import-map.ts';
import { layersRule } from './tools/lint/layers-rule.ts';
import { proseRule } from './tools/lint/prose-rule.ts';
import { roomsRule } from './tools/lint/rooms-rule.ts';

/** Imports reserved to one place, or forbidden in front ends. */
const wire = {
  regex: '^@kipenga/contracts(?!/(?:storage|reasons)$)',
  message: 'The wire stops at libs/api: use its hooks, or @kipenga/contracts/storage and /reasons.',
};
const zod = { group: ['zod', 'zod/*'], message: 'Shapes of the wire live in libs/contracts.' };
const postgres = { group: ['pg', 'pg-*'], message: 'Only apps/platform/src/database speaks to PostgreSQL.' };
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const kipenga = { rules: { layers: layersRule, prose: proseRule, rooms: roomsRule } };

/** The wire and the tables have names of their own; nothing else has. */
const ownNames = [
  '**/*.wire.ts',
  '**/*.sql.ts',
  '**/*.store.ts',
  '**/*.endpoints.ts',
  'libs/contracts/src/samples/**',
  '**/*.test.ts',
  '**/*.test.tsx',
  'tools/benchmarks/floor-page.ts',
  '**/take-early-taps.ts',
];

export default [
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/storybook-static/**',
      '**/reference-static/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      'coverage/**',
      '**/reports/**',
      '**/.stryker-tmp/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, sourceType: 'module' },
    plugins: {
      '@nx': nx,
      'react-hooks': reactHooks,
      '@typescript-eslint': tseslint.plugin,
      kipenga,
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { allow: [], depConstraints, enforceBuildableLibDependency: false },
      ],
      'kipenga/layers': 'error',
      'kipenga/rooms': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  { files: ['**/*.{ts,tsx,js,mjs}'], plugins: { kipenga }, rules: { 'kipenga/prose': 'error' } },
  { files: ['e2e/**/*.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['**/*.config.ts', 'apps/*.ts', 'vitest.base.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ownNames,
    rules: {
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: ['typeProperty', 'objectLiteralProperty'], modifiers: ['requiresQuotes'], format: null },
        { selector: 'typeProperty', format: ['camelCase'], leadingUnderscore: 'allow' },
        {
          selector: ['variable', 'function', 'parameter'],
          format: ['camelCase', 'PascalCase', 'UPPER_CASE'],
          leadingUnderscore: 'allow',
          trailingUnderscore: 'allow',
        },
        { selector: 'typeLike', format: ['PascalCase'] },
      ],
    },
  },
  {
    files: ['libs/{betting-core,pricing}/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'libs/*/src/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'fetch',
        'console',
        'process',
        'window',
        'document',
        'performance',
        'setTimeout',
        'setInterval',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The dice are an argument.' },
      ],
    },
  },
  {
    files: ['libs/betting-core/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'libs/betting-core/src/testing/**'],
    rules: restrict({ regex: '^[^.]', message: 'betting-core stands alone: it imports nothing.' }),
  },
  {
    files: ['libs/pricing/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'libs/pricing/src/testing/**'],
    rules: restrict({
      regex: '^(?!\\.|@kipenga/betting-core$)',
      message: 'pricing imports betting-core alone.',
    }),
  },
  {
    files: ['libs/{shell,ui}/src/**/*.{ts,tsx}', 'apps/{sportsbook,casino,desk,catalogue}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: restrict(wire, zod),
  },
  {
    files: ['apps/platform/src/**/*.ts'],
    ignores: ['apps/platform/src/database/**', '**/*.test.ts'],
    rules: restrict(postgres),
  },
  {
    files: ['**/*.{test,stories}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='toHaveLength'][callee.object.callee.name='expect'] AwaitExpression > CallExpression[callee.property.name=/^findAllBy/]",
          message:
            'findAll answers at the first it finds: wait for the number, waitFor(() => expect(getAll...)).',
        },
      ],
    },
  },
];
