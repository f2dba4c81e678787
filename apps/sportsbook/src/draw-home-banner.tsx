import { jackpotsApi, makeTransport, type Transport } from '@kipenga/api';
import { ShellProviders, type WordsOfVisit } from '@kipenga/shell';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BANNER_ID } from './DrawnBanner.tsx';
import { greatestJackpot } from './features/jackpot/greatest-jackpot.ts';
import { OfferCard } from './features/jackpot/OfferCard.tsx';
import { NoJackpotBanner } from './features/jackpot/NoJackpotBanner.tsx';
import { createSportsbookStore } from './store.ts';

/** Home's banner as it stands in the page, and the file of the app that has its styles. */
export interface HomeBanner {
  readonly html: string;
  readonly file: string;
}

interface Asked {
  readonly words: WordsOfVisit;
  readonly fetch: Transport['fetch'];
}

/**
 * Draws Home's banner: the greatest jackpot that is open, or else a plain one. What it was drawn from does not travel with the page. Null
 * where the platform does not tell its jackpots.
 */
export async function drawHomeBanner({ words, fetch }: Asked): Promise<HomeBanner | null> {
  const store = createSportsbookStore({ transport: makeTransport({ fetch, retryDelayMs: () => 0 }) });
  const { data } = await store.dispatch(jackpotsApi.endpoints.getOfferedJackpots.initiate());
  if (data === undefined) return null;
  await words.late();
  const jackpot = greatestJackpot(data);
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <ShellProviders app="sportsbook" store={store} words={words}>
        {jackpot === null ? <NoJackpotBanner /> : <OfferCard jackpot={jackpot} />}
      </ShellProviders>
    </StaticRouter>,
  );
  return { html, file: `features/jackpot/${jackpot === null ? 'NoJackpotBanner' : 'JackpotTeaser'}.tsx` };
}

/** The page with its banner where the app left a place for it. */
export const withBanner = (page: string, banner: HomeBanner | null): string =>
  banner === null
    ? page
    : page.replace(new RegExp(`(<div id="${BANNER_ID}"[^>]*>)(?=</div>)`), (place) => place + banner.html);
