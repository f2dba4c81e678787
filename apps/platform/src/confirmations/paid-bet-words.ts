import { addCents, cents, formatKes } from '@kipenga/betting-core';
import type { PlaceBetAnswer } from '@kipenga/contracts';
import { wordsIn, type Language, type Said } from '../wording/index.ts';

/** SMS about the stakes placed with a deposit: the answer of a single one; of several, the number placed and the reasons for the others. */
export const paidBetWords = (answers: readonly PlaceBetAnswer[], language: Language): Said => {
  const inWords = ({ reason, description }: PlaceBetAnswer) =>
    reason === undefined ? description : wordsIn(language, reason);
  const placed = answers.filter((answer) => answer.kind === 'placed');
  const refused = answers.find(({ kind }) => kind !== 'placed');
  const [only] = answers;
  if (answers.length === 1 && only)
    return { id: refused ? 'sms.bet.refused' : 'sms.bet.placed', values: { bet: inWords(only) } };
  const values = {
    count: answers.length,
    placed: placed.length,
    references: placed.map(({ reference }) => reference ?? ''),
    stake: formatKes(placed.reduce((sum, { quote }) => addCents(sum, quote?.stake ?? cents(0)), cents(0))),
    why: refused ? inWords(refused) : '',
  };
  if (!refused) return { id: 'sms.bets.placed', values };
  return { id: placed.length > 0 ? 'sms.bets.some' : 'sms.bets.none', values };
};
