import { useGetBalanceQuery } from '@kipenga/api';
import { formatKes, subtractCents, type Cents } from '@kipenga/betting-core';
import { selectProfile } from '@kipenga/shell';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';

/** What the balance lacks of a stake, or of several together, before anything is pressed (R4-13). */
export function MissingMoney({ stake }: { readonly stake: Cents }) {
  const t = useWords();
  const profile = useSelector(selectProfile);
  const { data: wallet } = useGetBalanceQuery(
    profile === null ? skipToken : { profileId: profile.profileId },
  );
  const balance = (wallet ?? profile)?.balance ?? null;
  if (balance === null || balance >= stake) return null;
  const words = { balance: formatKes(balance), shortBy: formatKes(subtractCents(stake, balance)) };
  return <p>{t('sportsbook.slip.balanceShort', words)}</p>;
}
