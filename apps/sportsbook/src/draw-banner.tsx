import { jackpotsApi, makeTransport, type Transport } from '@kipenga/api';
import { ShellProviders, type WordsOfVisit } from '@kipenga/shell';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BANNER_ID } from './DrawnBanner.tsx';
import { greatestJackpot } from './features/jackpot/greatest-jackpot.ts';
import { OfferCard } from './features/jackpot/OfferCard.tsx';
import { NoJackpotBanner } from './features/jackpot/NoJackpotBanner.tsx';
import { createSportsbookStore } from './store.ts';
import { WithCasino } from './WithCasino.tsx';

/** The banner of a list as HTML, and the app's files with its styles. */
export interface ListBanner {
  readonly html: string;
  readonly files: readonly string[];
}

interface Asked {
  readonly words: WordsOfVisit;
  readonly fetch: Transport['fetch'];
}

/**
 * Draws the banner over the lists: the largest open jackpot or else a plain one, and the link to the casino. Its data
 * does not travel with the page. Null if the platform does not answer for its jackpots.
 */
export async function drawBanner({ words, fetch }: Asked): Promise<ListBanner | null> {
  const store = createSportsbookStore({ transport: makeTransport({ fetch, retryDelayMs: () => 0 }) });
  const { data } = await store.dispatch(jackpotsApi.endpoints.getOfferedJackpots.initiate());
  if (data === undefined) return null;
  await words.late();
  const jackpot = greatestJackpot(data);
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <ShellProviders app="sportsbook" store={store} words={words}>
        <WithCasino>{jackpot === null ? <NoJackpotBanner /> : <OfferCard jackpot={jackpot} />}</WithCasino>
      </ShellProviders>
    </StaticRouter>,
  );
  return {
    html,
    files: ['LateBanner.tsx', ...(jackpot === null ? ['features/jackpot/NoJackpotBanner.tsx'] : [])],
  };
}

/** Inserts the banner into a page at the place that the app left for it. */
export const withBanner = (page: string, banner: ListBanner | null): string =>
  banner === null
    ? page
    : page.replace(new RegExp(`(<div id="${BANNER_ID}"[^>]*>)(?=</div>)`), (place) => place + banner.html);
