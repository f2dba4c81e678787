import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefusal } from '../database-refusal.ts';
import { superuserAddress } from './data-folder.ts';
import { findPostmaster } from './postmaster.ts';
import { APPLICATION_ROLE } from './prepare-database.ts';

const mayRead = (data: string): boolean => {
  try {
    accessSync(join(data, 'PG_VERSION'), constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Address of the embedded database that runs on a folder, for another process of the platform: as the platform's role, which
 * owns nothing.
 * @throws DatabaseRefusal if none runs there, or it belongs to another user.
 */
export const runningEmbedded = (folder: string): string => {
  if (!existsSync(folder))
    throw new DatabaseRefusal(
      `DATABASE_URL is not set, and there is no database in ${folder}. Set it, or KIPENGA_DATA to the folder of a sandbox that runs.`,
    );
  const data = realpathSync(folder);
  if (!mayRead(data))
    throw new DatabaseRefusal(
      `DATABASE_URL is not set, and the database in ${folder} is another user’s: give the command as who started the sandbox.`,
    );
  const running = findPostmaster(data);
  if (running === null)
    throw new DatabaseRefusal(
      `DATABASE_URL is not set, and the sandbox of ${folder} does not run. Start it with npm start, and give the command again.`,
    );
  const role = encodeURIComponent(`-c role=${APPLICATION_ROLE}`);
  return `${superuserAddress(data, running.port, 'kipenga')}?options=${role}`;
};
