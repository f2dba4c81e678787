import {
  useGetLimitsQuery,
  type DeskHouseLimit,
  type DeskLimit,
  type DeskPriceLimitRow,
  type DeskTaxRecord,
} from '@kipenga/api/desk';
import { dayWords, marketWords, priceWords, wordsAlone } from '@kipenga/desk-rules';
import { UiLink } from '@kipenga/ui';
import { useMay } from '../frame/me.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import { useMoment } from '../parts/use-moment.ts';
import { WaitingActs } from '../parts/WaitingActs.tsx';
import { actColumn } from './act-column.tsx';
import { ActButton } from './ActButton.tsx';
import {
  BOOSTER_OFF,
  boosterWords,
  endLimit,
  houseLimitWords,
  limitBet,
  limitCashOut,
  limitedWords,
  limitPay,
  limitStakes,
  limitWords,
  setBooster,
  setHouseLimit,
  setTax,
  withdrawLimit,
  withdrawTax,
} from './limit-acts.ts';
import { endPriceLimit } from './match-acts.ts';
import { PageHead } from './PageHead.tsx';
import { rowsIn } from './rows-of.ts';
import styles from './screens.module.css';

const boundWords = (price: number | null): string => (price === null ? '–' : priceWords(price));

/** The acts of this screen's head. */
const SET_HERE: ReadonlySet<string> = new Set(['limit', 'set-house-limit', 'set-tax', 'set-booster']);

/** Limits on payouts, cash-outs and stakes, entered as dated records. The strictest applies. */
export function Limits() {
  const limits = useGetLimitsQuery({});
  const moment = useMoment();
  const may = useMay();
  const { taxes, houseLimits, priceLimits, sports = [] } = limits.currentData ?? {};
  return (
    <>
      <PageHead
        title="Limits"
        note="Of several limits on matches the strictest applies. Of the house’s own, and of taxes, what began last counts."
      >
        <ActButton wanted={limitCashOut} />
        <ActButton wanted={setHouseLimit} />
        {/* Their forms begin with what holds now. */}
        {limits.currentData && (
          <>
            <ActButton wanted={limitPay(sports)} />
            <ActButton wanted={limitBet(sports)} />
            <ActButton wanted={limitStakes(sports)} />
            <ActButton wanted={setTax(taxes?.find(({ state }) => state === 'in-force'))} />
            <ActButton wanted={setBooster(limits.currentData.booster)} />
          </>
        )}
        {limits.currentData?.booster && <ActButton wanted={BOOSTER_OFF} />}
      </PageHead>
      <WaitingActs those={({ act }) => SET_HERE.has(act)} />
      {limits.currentData && <p className={styles['said']}>{boosterWords(limits.currentData.booster)}</p>}
      <DeskTable<DeskLimit>
        name="Limits"
        {...rowsIn(limits, limits.currentData?.rows)}
        keyOf={({ kind, limitId }) => `${kind} ${limitId}`}
        empty="No limit was entered here. What the house's configuration says holds."
        columns={[
          {
            name: 'Of',
            text: limitedWords,
            cell: (limit) =>
              limit.matchId === null ? (
                limitedWords(limit)
              ) : (
                <UiLink href={`/matches/${limit.matchId}`}>{limitedWords(limit)}</UiLink>
              ),
          },
          { name: 'Limit', text: limitWords },
          { name: 'Since', text: ({ since }) => moment(since) },
          { name: 'Until', text: ({ until }) => moment(until) },
          { name: 'By', text: ({ who }) => who },
          { name: 'Why', text: ({ why }) => why || '–' },
          ...actColumn<DeskLimit>(may('end-limit'), (limit) => [{ ...endLimit(limit), label: 'End' }]),
        ]}
      />
      <DeskTable<DeskPriceLimitRow>
        name="Limits of prices"
        {...rowsIn(limits, limits.currentData && (priceLimits ?? []))}
        keyOf={({ matchId, market }) => `${matchId} ${market}`}
        empty="No price is limited. A limit is set on the page of its match."
        columns={[
          {
            name: 'Of',
            text: pricedWords,
            cell: (limit) => <UiLink href={`/matches/${limit.matchId}`}>{pricedWords(limit)}</UiLink>,
          },
          { name: 'From', text: ({ least }) => boundWords(least), isNumber: true },
          { name: 'To', text: ({ most }) => boundWords(most), isNumber: true },
          { name: 'Since', text: ({ since }) => moment(since) },
          { name: 'By', text: ({ who }) => who },
          { name: 'Why', text: ({ why }) => why || '–', isLong: true },
          ...actColumn<DeskPriceLimitRow>(may('end-price-limit'), (limit) => [
            { ...endPriceLimit(pricedWords(limit), partOf(limit)), label: 'End' },
          ]),
        ]}
      />
      <DeskTable<DeskHouseLimit>
        name="Limits of the house"
        {...rowsIn(limits, limits.currentData && (houseLimits ?? []))}
        keyOf={({ name, since }) => `${name} ${since}`}
        empty="The platform is of a version that does not tell them."
        columns={[
          { name: 'Limit', text: ({ name }) => wordsAlone('houseLimit', name) },
          { name: 'Is', text: houseLimitWords, isNumber: true },
          { name: 'State', text: ({ state }) => wordsAlone('record', state) },
          { name: 'Since', text: ({ since }) => moment(since) },
          { name: 'By', text: ({ who }) => who || '–' },
          { name: 'Why', text: ({ why }) => why || '–' },
          ...actColumn(may('withdraw-house-limit'), withdrawLimit),
        ]}
      />
      <DeskTable<DeskTaxRecord>
        name="Taxes"
        {...rowsIn(limits, limits.currentData && (taxes ?? []))}
        keyOf={({ day, recordId, reference }) => `${day} ${recordId} ${reference}`}
        empty="The platform is of a version that does not tell them."
        columns={[
          { name: 'From', text: ({ day }) => dayWords(day) },
          { name: 'State', text: ({ state }) => wordsAlone('record', state) },
          { name: 'Stake divided by', text: ({ stakeDivisor }) => String(stakeDivisor), isNumber: true },
          { name: 'Of a win, %', text: ({ winningsPercent }) => String(winningsPercent), isNumber: true },
          { name: 'Of a deposit, %', text: ({ depositPercent }) => String(depositPercent), isNumber: true },
          {
            name: 'Of a withdrawal, %',
            text: ({ withdrawalPercent }) => String(withdrawalPercent),
            isNumber: true,
          },
          { name: 'Law', text: ({ reference }) => reference },
          { name: 'By', text: ({ who }) => who || '–' },
          ...actColumn(may('withdraw-tax'), withdrawTax),
        ]}
      />
    </>
  );
}

const pricedWords = ({ sides, market }: DeskPriceLimitRow): string =>
  market === null ? sides : `${sides}, ${marketWords(market)}`;

const partOf = ({ matchId, market }: DeskPriceLimitRow) => ({ matchId, ...(market !== null && { market }) });
