import { selectProfile, useMessageText } from '@kipenga/shell';
import { PageHeader } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { BetHistory } from '../features/bet-history/index.ts';

/** My Bets (R2-52). */
export function BetsPage() {
  const titleOf = useMessageText();
  const profile = useSelector(selectProfile);
  return (
    <>
      <PageHeader title={titleOf({ id: 'shell.titles.bets' })} backHref="/account" />
      {profile !== null && <BetHistory profileId={profile.profileId} />}
    </>
  );
}
