import { selectProfile, useMessageText } from '@kipenga/shell';
import { PageHeader } from '@kipenga/ui';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { BetHistory } from '../features/bet-history/index.ts';
import { clearBadge } from '../offline/clear-badge.ts';

/** My Bets (R2-52). */
export function BetsPage() {
  const titleOf = useMessageText();
  const profile = useSelector(selectProfile);
  useEffect(() => void clearBadge().catch(() => undefined), []);
  return (
    <>
      <PageHeader title={titleOf({ id: 'shell.titles.bets' })} backHref="/account" />
      {profile !== null && <BetHistory profileId={profile.profileId} />}
    </>
  );
}
