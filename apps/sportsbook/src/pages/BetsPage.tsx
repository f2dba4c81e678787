import { selectProfile, useShellSelector } from '@kipenga/shell';
import { PageHeader } from '@kipenga/ui';
import { BetHistory } from '../features/bet-history/index.ts';
import { useWords } from '../words/use-words.ts';

/** My Bets (R2-52). */
export function BetsPage() {
  const t = useWords();
  const profile = useShellSelector(selectProfile);
  return (
    <>
      <PageHeader title={t('sportsbook.bets.title')} backHref="/account" />
      {profile !== null && <BetHistory profileId={profile.profileId} />}
    </>
  );
}
