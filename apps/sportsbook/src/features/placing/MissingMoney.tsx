import { formatKes, subtractCents, type Cents } from '@kipenga/betting-core';
import { sumsWhole } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { useWallet } from '../slip/index.ts';

/** The amount that the balance lacks for a stake, or for several together, shown before any press (R4-13). */
export function MissingMoney({ stake }: { readonly stake: Cents }) {
  const t = useWords();
  const balance = useWallet()?.balance ?? null;
  if (balance === null || balance >= stake) return null;
  const words = { balance: formatKes(balance), shortBy: formatKes(subtractCents(stake, balance)) };
  return <p>{sumsWhole(t('sportsbook.slip.balanceShort', words))}</p>;
}
