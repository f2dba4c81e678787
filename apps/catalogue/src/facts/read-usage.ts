import { globSync } from 'node:fs';
import path from 'node:path';
import { reached } from './import-graph.ts';
import { repository, ui } from './places.ts';

const EVERY_SCREEN = 'Every screen';

/** Files in which a customer meets components: pages by app, sheets and modals, and the frame of every page. */
const SCREENS = [
  'apps/{sportsbook,casino}/src/pages/*Page.tsx',
  'libs/shell/src/modals/*Modal.tsx',
  'apps/{sportsbook,casino}/src/*Sheet.tsx',
  'apps/{sportsbook,casino}/src/features/*/*Modal.tsx',
  'apps/{sportsbook,casino}/src/{App,router}.tsx',
  'libs/shell/src/frame/AppFrame.tsx',
];

/** `BetDetailPage.tsx` in the sportsbook as `Sportsbook: Bet Detail`, `BetslipSheet.tsx` as `Betslip Sheet`. */
function screenName(file: string): string {
  const words = path.basename(file, '.tsx').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  if (/(?:Sheet|Modal)\.tsx$/.test(file)) return words;
  if (!file.includes('/pages/')) return EVERY_SCREEN;
  return `${file.includes('apps/casino') ? 'Casino' : 'Sportsbook'}: ${words.replace(' Page', '')}`;
}

/** For each file of the kit (as `src/...`) the screens that draw it, from the imports. */
export function readUsage(): ReadonlyMap<string, readonly string[]> {
  const screens = SCREENS.flatMap((glob) => globSync(glob, { cwd: repository }));
  const walls = new Set(screens.map((file) => path.join(repository, file)));
  const usage = new Map<string, Set<string>>();
  for (const screen of screens)
    for (const file of reached(path.join(repository, screen), walls)) {
      const part = path.relative(ui, file);
      if (part.startsWith('..')) continue;
      usage.set(part, (usage.get(part) ?? new Set()).add(screenName(screen)));
    }
  return new Map(
    [...usage].map(([part, names]) => [part, names.has(EVERY_SCREEN) ? [EVERY_SCREEN] : [...names].sort()]),
  );
}
