import { selectProfile, useMessageText, type Message } from '@kipenga/shell';
import { PageHeader } from '@kipenga/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { AccountOverview, WithdrawModal } from '../features/account/index.ts';
import { useWords } from '../words/use-words.ts';

/** The account; a refused withdrawal is said here too, after its dialog is closed (R2-50, R8-08). */
export function AccountPage() {
  const t = useWords();
  const toText = useMessageText();
  const profile = useSelector(selectProfile);
  const [refusal, setRefusal] = useState<Message | null>(null);
  return (
    <>
      <PageHeader title={t('sportsbook.account.title')} />
      {profile !== null && (
        <>
          <AccountOverview profile={profile} notice={refusal === null ? null : toText(refusal)} />
          <WithdrawModal profile={profile} onRefused={setRefusal} />
        </>
      )}
    </>
  );
}
