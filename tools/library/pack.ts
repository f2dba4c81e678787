import path from 'node:path';
import { namedLibrary } from './library.ts';
import { packInto } from './packed.ts';

/* Packs a built library, with those it needs, into its folder: `npx node tools/library/pack.ts libs/pricing`. */

const library = namedLibrary();
for (const { file } of packInto(library.folder, library)) console.log(path.relative(process.cwd(), file));
