import { useGetLimitsQuery, type DeskLimit } from '@kipenga/api/desk';
import { UiLink } from '@kipenga/ui';
import { useMay } from '../frame/me.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import { useMoment } from '../parts/use-moment.ts';
import { actColumn } from './act-column.tsx';
import { ActButton } from './ActButton.tsx';
import {
  BOOSTER_OFF,
  boosterWords,
  endLimit,
  limitCashOut,
  limitedWords,
  limitPay,
  limitStakes,
  limitWords,
  setBooster,
} from './limit-acts.ts';
import { PageHead } from './PageHead.tsx';
import { rowsIn } from './rows-of.ts';
import styles from './screens.module.css';

/** Limits on payouts, cash-outs and stakes, entered as dated records. The strictest applies. */
export function Limits() {
  const limits = useGetLimitsQuery({});
  const moment = useMoment();
  const may = useMay();
  return (
    <>
      <PageHead title="Limits" note="In force, or to come. Of several the strictest applies.">
        <ActButton wanted={limitPay} />
        <ActButton wanted={limitCashOut} />
        <ActButton wanted={limitStakes} />
        {limits.currentData && <ActButton wanted={setBooster(limits.currentData.booster)} />}
        {limits.currentData?.booster && <ActButton wanted={BOOSTER_OFF} />}
      </PageHead>
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
    </>
  );
}
