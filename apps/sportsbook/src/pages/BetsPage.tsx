import { selectProfile, useSay, useShellSelector } from '@kipenga/shell';
import { PageHeader } from '@kipenga/ui';
import { BetHistory } from '../features/bet-history/index.ts';

/** My Bets (R2-52). */
export function BetsPage() {
  const titleOf = useSay();
  const profile = useShellSelector(selectProfile);
  return (
    <>
      <PageHeader title={titleOf({ id: 'shell.titles.bets' })} backHref="/account" />
      {profile !== null && <BetHistory profileId={profile.profileId} />}
    </>
  );
}
