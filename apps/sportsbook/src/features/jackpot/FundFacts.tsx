import { useRulesInForce } from '@kipenga/api';
import { areBetsTaxed, FUND_PERCENT, type JackpotFund } from '@kipenga/betting-core';
import { useDates, wholeKes } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { Facts } from './Facts.tsx';

/** The money of an offer: the fund and its sources (D80). */
export function FundFacts({ fund }: { readonly fund: JackpotFund }) {
  const t = useWords();
  const date = useDates();
  const taxed = areBetsTaxed(useRulesInForce().taxRecord) ? 'yes' : 'no';
  const { tickets, lines } = fund;
  return (
    <Facts
      title={t('sportsbook.jackpots.fund')}
      of={[
        [t('sportsbook.jackpots.fund.total'), wholeKes(fund.total)],
        [t('sportsbook.jackpots.fund.guarantee'), wholeKes(fund.guarantee)],
        [t('sportsbook.jackpots.fund.rolledIn'), wholeKes(fund.rolledIn)],
        [t('sportsbook.jackpots.fund.tickets'), t('sportsbook.jackpots.ticketsAndLines', { tickets, lines })],
        [t('sportsbook.jackpots.closesAt'), date(fund.closesAt, 'moment')],
      ]}
      note={t('sportsbook.jackpots.fund.note', { percent: FUND_PERCENT, taxed })}
    />
  );
}
