import { cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Number of former releases kept. */
const KEPT = 3;

const scriptsOf = (release: string): readonly string[] => globSync('*-*.js', { cwd: release }).toSorted();

/** The releases that a build stands after: `assets` of the last one, and what that one kept. */
export function formerReleases(web: string) {
  const place = mkdtempSync(path.join(tmpdir(), 'kipenga-releases-'));
  const releases: string[] = [];
  return {
    /** Before the bundler empties the folder. */
    keep: (last = web): void => {
      const kept = Array.from({ length: KEPT }, (_, at) => `former/${at + 1}`);
      for (const folder of ['assets', ...kept].map((one) => path.join(last, one)).filter(existsSync)) {
        const release = path.join(place, String(releases.length));
        for (const script of scriptsOf(folder)) cpSync(path.join(folder, script), path.join(release, script));
        releases.push(release);
      }
    },
    /** When the new build is there. One without changes takes the place of the last and is no release. */
    putBack: (): void => {
      const made = scriptsOf(path.join(web, 'assets')).join();
      const others = releases.filter((release) => existsSync(release) && scriptsOf(release).join() !== made);
      for (const [at, release] of others.slice(0, KEPT).entries())
        cpSync(release, path.join(web, 'former', String(at + 1)), { recursive: true });
      rmSync(place, { recursive: true });
    },
  };
}

/**
 * Keeps the named scripts of former releases beside the build, in `former/1` to `former/3`, the latest first: a browser that has one receives only the difference.
 * The former release is the previous build in this folder, or the one in `KIPENGA_FORMER_WEB`.
 */
export function formerReleasesPlugin(): Plugin {
  let web = '';
  let releases: ReturnType<typeof formerReleases> | undefined;
  return {
    name: 'kipenga:former-releases',
    apply: 'build',
    configResolved(config) {
      web = config.build.outDir;
    },
    buildStart() {
      releases = formerReleases(web);
      releases.keep(process.env['KIPENGA_FORMER_WEB'] || web);
    },
    closeBundle() {
      releases?.putBack();
      releases = undefined;
    },
  };
}
