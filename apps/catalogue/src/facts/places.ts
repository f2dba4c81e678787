import path from 'node:path';

/** The folder of the repository. */
export const repository = path.join(import.meta.dirname, '../../../..');

/** The folder of the components. */
export const ui = path.join(repository, 'libs/ui');
