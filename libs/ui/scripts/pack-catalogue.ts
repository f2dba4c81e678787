/** The last step of a build of the catalogue: nine megabytes of script are two on their way to a browser. */
import { precompress } from '../../../tools/vite/precompress.ts';
import { catalogueFolder } from './serve-catalogue.ts';

/** A tighter one would take as long as the build itself, for a tenth less. */
const QUALITY = 9;

await precompress(catalogueFolder, { quality: QUALITY, withGzip: false });
