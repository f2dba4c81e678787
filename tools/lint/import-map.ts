/**
 * Which layer may import which: the drawing in ARCHITECTURE.md as data. A project's layer is the `layer:` tag of its
 * package.json; Nx refuses an import that this table does not allow.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  brand: [],
  core: [],
  pricing: ['core'],
  words: ['core'],
  'desk-rules': ['core'],
  contracts: ['desk-rules', 'core'],
  ui: ['core'],
  api: ['contracts', 'core'],
  shell: ['api', 'ui', 'words', 'contracts', 'core', 'brand'],
  app: ['shell', 'api', 'ui', 'words', 'contracts', 'core', 'brand'],
  desk: ['api', 'ui', 'desk-rules', 'core'],
  catalogue: ['app', 'desk', 'shell', 'api', 'ui', 'words', 'contracts', 'core', 'brand'],
  server: ['words', 'contracts', 'desk-rules', 'pricing', 'core', 'brand'],
  arcade: ['words', 'contracts', 'core'],
  e2e: ['core'],
  tools: ['words', 'contracts'],
};

/** The same table in the form of Nx's boundary rule. */
export const depConstraints = Object.entries(mayImport).map(([layer, allowed]) => ({
  sourceTag: `layer:${layer}`,
  onlyDependOnLibsWithTags: [layer, ...allowed].map((name) => `layer:${name}`),
}));

/** Features of an app that its other features may enter, by their index: odds buttons, stars and game tiles lead into them. */
export const openFeatures: readonly string[] = ['slip', 'jackpot', 'favourites', 'launch'];

/** The layers of the shell, one folder each, with the layers that it may import. Tests, stories and `testing` may import all. A folder that is not listed is refused. */
export const shellLayers: Readonly<Record<string, readonly string[]>> = {
  ground: [],
  session: ['ground'],
  language: ['ground'],
  dialog: ['ground', 'language'],
  modals: ['ground', 'session', 'language', 'dialog'],
  routes: ['ground', 'session', 'modals'],
  frame: ['ground', 'session', 'language', 'dialog', 'modals', 'routes'],
  start: ['ground', 'session', 'language', 'dialog', 'modals', 'routes'],
};

/** Rooms of the platform that no other room enters: they make what the others show, in the sandbox. */
export const closedRooms: readonly string[] = ['season'];
