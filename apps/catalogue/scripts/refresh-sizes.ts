/** Writes what each component costs into `sizes.json`: the number its page shows and its growth is measured from. */
import { writeFileSync } from 'node:fs';
import { measureComponents } from './measure-components.ts';

const file = new URL('../sizes.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(await measureComponents(), null, 2)}\n`);
console.log('Written: apps/catalogue/sizes.json');
