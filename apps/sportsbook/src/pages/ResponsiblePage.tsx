import { selectProfile, useRequireLogin, useShellSelector } from '@kipenga/shell';
import { Button } from '@kipenga/ui';
import { PlayLimits } from '../features/play-limits/index.ts';
import { useWords } from '../words/use-words.ts';
import { StaticPage } from './StaticPage.tsx';

/** Responsible gambling: the customer's limits and breaks themselves, or the way to them, and the words (R2-08). */
export function ResponsiblePage() {
  const t = useWords();
  const requireLogin = useRequireLogin();
  const profile = useShellSelector(selectProfile);
  const door = (
    <Button look="secondary" isWide onClick={() => requireLogin({ goTo: '/responsible-gambling' })}>
      {t('sportsbook.limits.logIn')}
    </Button>
  );
  return <StaticPage before={profile === null ? door : <PlayLimits profile={profile} />} />;
}
