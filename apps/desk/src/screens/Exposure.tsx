import { failureOf, useGetExposureQuery, type DeskExposure, type DeskMatchRow } from '@kipenga/api/desk';
import { FailedState } from '@kipenga/ui';
import { DeskTable } from '../parts/DeskTable.tsx';
import { failureWords } from '../parts/failure-words.ts';
import { Figure } from '../parts/Figure.tsx';
import { sum } from '../parts/figures.ts';
import { ActButton } from './ActButton.tsx';
import { limitsOfMatch } from './limit-acts.ts';
import styles from './screens.module.css';

const EVERY_MS = 5_000;

/** Highest number of goals in the heat map; the worst case counts higher scores too. */
const MOST_GOALS = 6;

/** Shows the exposure of a match: the worst score, every score, every pick. */
export function Exposure({ match }: { readonly match: DeskMatchRow }) {
  const { currentData, error, isFetching, refetch } = useGetExposureQuery(
    { matchId: match.matchId },
    { pollingInterval: EVERY_MS },
  );
  const failure = failureOf(error);
  if (failure !== null && currentData === undefined)
    return (
      <FailedState text={failureWords(failure)} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (currentData === undefined) return null;
  const { bets, staked, worst, outcomes } = currentData;
  return (
    <section aria-label="Exposure" className={styles['exposure']}>
      <div className={styles['head']}>
        <h2>Exposure</h2>
        <div className={styles['headActs']}>
          {limitsOfMatch(match).map((wanted) => (
            <ActButton key={wanted.title} wanted={wanted} />
          ))}
        </div>
      </div>
      {bets === 0 ? (
        <p className={styles['said']}>No open bet lies on it.</p>
      ) : (
        <>
          <dl className={styles['sums']} data-short>
            <Figure
              name={`Worst score ${worst.home}:${worst.away}, pays`}
              unit="KES"
              value={sum(worst.pays)}
            />
            <Figure name="The house then has" unit="KES" value={sum(worst.result)} />
            <Figure name="Staked, after tax" unit="KES" value={sum(staked)} />
          </dl>
          <HeatMap exposure={currentData} />
        </>
      )}
      {bets > 0 && (
        <DeskTable
          name="Exposure by pick"
          rows={outcomes.filter((one) => one.bets > 0)}
          keyOf={({ market, label }) => `${market} ${label}`}
          isUrgent={({ worst: one }) => one !== null && one.result < 0}
          empty="No open bet lies on it."
          failure={null}
          isFetching={false}
          onRetry={() => undefined}
          columns={[
            { name: 'Market', text: ({ name }) => name },
            { name: 'Pick', text: ({ label }) => label },
            { name: 'Bets', text: (one) => String(one.bets), isNumber: true },
            { name: 'Staked after tax, KES', text: (one) => sum(one.staked), isNumber: true },
            {
              name: 'If right, pays at most, KES',
              text: ({ worst: one }) => (one === null ? '–' : sum(one.pays)),
              isNumber: true,
            },
            {
              name: 'The house then has, KES',
              text: ({ worst: one }) => (one === null ? '–' : sum(one.result)),
              isNumber: true,
            },
          ]}
        />
      )}
    </section>
  );
}

/** The house's result at each final score, in whole shillings. The colour only repeats the sign. */
function HeatMap({ exposure: { scores, worst } }: { readonly exposure: DeskExposure }) {
  const shown = scores.filter(({ home, away }) => home <= MOST_GOALS && away <= MOST_GOALS);
  const goals = Array.from(
    { length: Math.max(0, ...shown.flatMap(({ home, away }) => [home, away])) + 1 },
    (_, goal) => goal,
  );
  const at = (home: number, away: number) => shown.find((one) => one.home === home && one.away === away);
  return (
    // A wide table scrolls by itself, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['heat']} role="group" aria-label="What the house has at each score" tabIndex={0}>
      <table>
        <caption>What the house has at each final score, KES. Home goals down, away goals across.</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Home</span>
            </th>
            {goals.map((away) => (
              <th key={away} scope="col">
                {away}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {goals.map((home) => (
            <tr key={home}>
              <th scope="row">{home}</th>
              {goals.map((away) => {
                const score = at(home, away);
                const isWorst = home === worst.home && away === worst.away;
                return (
                  <td
                    key={away}
                    data-sign={score === undefined ? undefined : score.result < 0 ? 'bad' : 'good'}
                    data-worst={isWorst || undefined}
                  >
                    {score === undefined ? '–' : sum(score.result).replace(/\.\d\d$/, '')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
