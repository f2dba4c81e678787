/** The last step of a build of the catalogue, given its folder: nine megabytes of script are two on their way to a browser. */
import { precompress } from './vite/precompress.ts';

/** A tighter one would take as long as the build itself, for a tenth less. */
const QUALITY = 9;

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Which folder?');
await precompress(folder, { quality: QUALITY, withGzip: false });
