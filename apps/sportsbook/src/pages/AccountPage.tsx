import { PartBoundary, selectProfile, useMessageText, type Message } from '@kipenga/shell';
import { FailedState, PageHeader, Shimmer } from '@kipenga/ui';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { AccountOverview, CloseAccount, WithdrawModal } from '../features/account/index.ts';
import { DataUsePanel, DataUseToday } from '../features/data-use/index.ts';
import { LateNotices } from '../features/notices/index.ts';
import { BreakNotice } from '../features/play-limits/index.ts';
import { useWords } from '../words/use-words.ts';

/** The account; a refused withdrawal is said here too, after its dialog is closed (R2-50, R8-08). Its notices, its data and its closing are views of it. */
export function AccountPage() {
  const t = useWords();
  const toText = useMessageText();
  const profile = useSelector(selectProfile);
  const [refusal, setRefusal] = useState<Message | null>(null);
  const [search] = useSearchParams();
  const view = search.get('view');
  if (view === 'notices') return <NoticesView />;
  if (view === 'close')
    return (
      <>
        <PageHeader title={t('sportsbook.close.title')} backHref="/account" />
        {profile !== null && <CloseAccount profile={profile} />}
      </>
    );
  if (view === 'data')
    return (
      <>
        <PageHeader title={t('sportsbook.data.title')} backHref="/account" />
        <DataUsePanel />
      </>
    );
  return (
    <>
      <PageHeader title={t('sportsbook.account.title')} />
      {profile !== null && (
        <>
          <BreakNotice profileId={profile.profileId} />
          <AccountOverview
            profile={profile}
            notice={refusal === null ? null : toText(refusal)}
            dataToday={<DataUseToday />}
          />
          <WithdrawModal profile={profile} onRefused={setRefusal} />
        </>
      )}
    </>
  );
}

function NoticesView() {
  const t = useWords();
  const profile = useSelector(selectProfile);
  return (
    <>
      <PageHeader title={t('sportsbook.notices.title')} backHref="/account" />
      <PartBoundary
        fallback={(again) => <FailedState text={t('sportsbook.notices.failed')} onRetry={again} />}
      >
        <Suspense fallback={<Shimmer kind="transaction" />}>
          {profile !== null && <LateNotices profileId={profile.profileId} />}
        </Suspense>
      </PartBoundary>
    </>
  );
}
