/** A step of the catalogue's build: puts the reference of the libraries beside it, under the addresses that a running sandbox has it at. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { catalogueFolder } from './serve-catalogue.ts';

for (const library of ['betting-core', 'pricing'])
  cpSync(
    path.join(import.meta.dirname, '../../../libs', library, 'reference-static'),
    path.join(catalogueFolder, 'reference', library),
    { recursive: true },
  );
