import { failureOf, useGetMatchQuery, type DeskMatch, type DeskMatchRow } from '@kipenga/api/desk';
import { marketWords, priceWords, wordsAlone, wordsOf } from '@kipenga/desk-rules';
import { FailedState, Shimmer, useDates } from '@kipenga/ui';
import { useParams } from 'react-router-dom';
import { useEvery } from '../frame/live.ts';
import type { WantedAct } from '../parts/act.ts';
import { failureWords } from '../parts/failure-words.ts';
import { Figure } from '../parts/Figure.tsx';
import { counted, sum } from '../parts/figures.ts';
import { useMoment } from '../parts/use-moment.ts';
import { WaitingActs } from '../parts/WaitingActs.tsx';
import { ActButton } from './ActButton.tsx';
import { Exposure } from './Exposure.tsx';
import { actsOf, closedWords, priceActs, priceLimitWords, resumeOf, sidesOf } from './match-acts.ts';
import { MatchState, startWords } from './match-columns.tsx';
import { Moves } from './Moves.tsx';
import { PageHead } from './PageHead.tsx';
import { Tag } from './Tag.tsx';
import { WhatWasDone } from './WhatWasDone.tsx';
import styles from './screens.module.css';

const EVERY_MS = 10_000;

/** A match's board: its markets with their books, open bets, suspensions and acts. */
export function MatchBoard() {
  const { matchId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetMatchQuery(
    { matchId },
    { pollingInterval: useEvery(EVERY_MS) },
  );
  const failure = failureOf(error);
  if (currentData) return <Board board={currentData} />;
  if (failure === null) return <Shimmer kind="match" count={6} />;
  return <FailedState text={failureWords(failure)} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

function Board({ board }: { readonly board: DeskMatch }) {
  const { match, halfTime, feed, openBets, waitingBets, openStake, isBeingSettled } = board;
  const moment = useMoment();
  const date = useDates();
  const closed = board.markets.filter(({ isSuspended }) => isSuspended).length;
  const about = `${match.competition}, ${match.sport}; starts ${startWords(match, moment)}; number ${match.gameId}`;
  return (
    <>
      <PageHead
        title={sidesOf(match)}
        note={
          <>
            {about} <MatchState match={match} />
            {!match.isSuspended && closed > 0 && (
              <Tag kind="bad">{`${closed} of ${counted(board.markets.length, 'market')} suspended`}</Tag>
            )}
          </>
        }
      >
        {[...actsOf(match), ...priceActs(match, null, board.priceLimit)].map((wanted) => (
          <ActButton key={wanted.act} wanted={wanted} look={wanted.act === 'void' ? 'danger' : 'secondary'} />
        ))}
        {match.competitionCode !== null && (
          <ActButton
            look="quiet"
            wanted={{
              act: 'suspend',
              title: 'Suspend the competition',
              about: match.competition,
              args: { scope: 'competition', competition: match.competitionCode },
            }}
          />
        )}
      </PageHead>
      <WaitingActs those={({ args }) => args['match_id'] === match.matchId} />
      <dl className={styles['sums']} data-short>
        <Figure
          name={halfTime === null ? 'Score' : `Score (half time ${halfTime})`}
          value={match.score ?? '–'}
        />
        <Figure name="Open bets" value={String(openBets)} />
        {waitingBets > 0 && <Figure name="Of them waiting" value={String(waitingBets)} />}
        <Figure name="Staked, before tax" unit="KES" value={sum(openStake)} />
        {feed && (
          <Figure
            name={feed.isSilent ? `Feed ${feed.source} is silent since` : `Feed ${feed.source} heard`}
            value={date(feed.heardAt, 'time')}
          />
        )}
      </dl>
      {isBeingSettled && <p role="status">Its newest result is being settled.</p>}
      <Suspensions suspensions={board.suspensions} />
      {board.priceLimit && (
        <p className={styles['said']}>Prices of each market: {priceLimitWords(board.priceLimit)}</p>
      )}
      <Exposure match={match} />
      <Markets board={board} />
      <Moves matchId={match.matchId} markets={board.markets} />
      <WhatWasDone
        name="Said by the house"
        rows={board.said}
        empty="No operator has said anything of this match."
        byOf={({ operator }) => operator}
        more={[
          { name: 'Market', text: ({ market }) => (market === null ? '–' : marketWords(market)) },
          { name: 'What', text: ({ detail }) => detail ?? '–' },
        ]}
      />
    </>
  );
}

function Suspensions({ suspensions }: Pick<DeskMatch, 'suspensions'>) {
  const moment = useMoment();
  if (suspensions.length === 0) return null;
  return (
    <section className={styles['closed']} aria-label="What closes it">
      {suspensions.map((one) => (
        <div key={`${one.scope} ${one.market} ${one.cause}`}>
          <p>
            <b>{closedWords(one)} suspended</b> by {one.who} ({wordsOf('suspension', one.cause)}),{' '}
            {moment(one.since)}
            {one.until !== null && `, until ${moment(one.until)}`}
            {one.why !== '' && `: ${one.why}`}
          </p>
          <ActButton wanted={resumeOf(one)} label="Resume" />
        </div>
      ))}
    </section>
  );
}

function marketAct(match: DeskMatchRow, market: string, name: string, isSuspended: boolean): WantedAct {
  const about = `${sidesOf(match)}, ${name}`;
  const args = { scope: 'market', matchId: match.matchId, market } as const;
  return isSuspended
    ? { act: 'resume', title: 'Resume the market', about, args }
    : { act: 'suspend', title: 'Suspend the market', about, args };
}

/** A book under this many per cent costs the house money. */
const SOUND_BOOK = 100;

function Markets({ board: { match, markets } }: { readonly board: DeskMatch }) {
  return (
    <section className={styles['markets']} aria-label="Markets">
      {markets.map(({ market, name, bookPercent, isSuspended, priceLimit, outcomes }) => (
        <article key={market} className={styles['market']} data-suspended={isSuspended || undefined}>
          <div className={styles['marketHead']}>
            <h2>{name}</h2>
            {isSuspended && <Tag kind="bad">Suspended</Tag>}
            <span
              className={styles['book']}
              data-bad={(bookPercent !== null && bookPercent < SOUND_BOOK) || undefined}
            >
              {bookPercent === null ? 'no book' : `${bookPercent.toFixed(1)} %`}
            </span>
            <ActButton
              look="quiet"
              label={isSuspended ? 'Resume' : 'Suspend'}
              wanted={marketAct(match, market, name, isSuspended)}
            />
            {priceActs(match, { market, name }, priceLimit).map((wanted) => (
              <ActButton
                key={wanted.act}
                look="quiet"
                label={wanted.act === 'limit-prices' ? 'Limit' : 'End'}
                wanted={wanted}
              />
            ))}
          </div>
          {priceLimit && <p className={styles['said']}>{priceLimitWords(priceLimit)}</p>}
          {outcomes.map(({ outcomeId, label, odds, heldOdds, result, openBets, openStake }) => (
            <div key={outcomeId} className={styles['outcome']}>
              <span>
                {label} {result !== '' && result !== 'open' && <Result>{result}</Result>}
                {heldOdds && <Tag kind="wait">{`Held back at ${priceWords(heldOdds)}`}</Tag>}
              </span>
              <small>{openBets === 0 ? '' : `${counted(openBets, 'bet')}, ${sum(openStake)}`}</small>
              <b>{odds === null ? '–' : priceWords(odds)}</b>
            </div>
          ))}
        </article>
      ))}
    </section>
  );
}

const Result = ({ children }: { readonly children: string }) => (
  <Tag kind={children === 'won' ? 'good' : undefined}>{wordsAlone('name', children)}</Tag>
);
