import { useWords, type SportsbookWordId } from './use-words.ts';

/** What the feed calls a sport, and our word for it. */
const SPORTS: Readonly<Record<string, SportsbookWordId>> = {
  soccer: 'sportsbook.sport.soccer',
  basketball: 'sportsbook.sport.basketball',
  tennis: 'sportsbook.sport.tennis',
};

/** The markets most bets are on, by the feed's name without regard to case; their words come with the screens that show them. */
const MARKETS: Readonly<Record<string, SportsbookWordId>> = {
  '1x2': 'sportsbook.market.1x2',
  'double chance': 'sportsbook.market.doubleChance',
  'over/under': 'sportsbook.market.overUnder',
  'both teams to score': 'sportsbook.market.bothScore',
  'draw no bet': 'sportsbook.market.drawNoBet',
};

/**
 * The feed's names in the language of the visit, and in one spelling wherever they stand. A name that is not known here is shown
 * as it came. What is sent and stored stays the feed's.
 */
export function useFeedNames(): {
  readonly sportName: (name: string) => string;
  readonly marketName: (name: string) => string;
} {
  const t = useWords();
  return {
    sportName: (name) => {
      const word = SPORTS[name.toLowerCase()];
      return word === undefined ? name : t(word);
    },
    marketName: (name) => {
      const [, market = '', line = ''] = /^(.*?)(?: (\d+(?:\.\d+)?))?$/.exec(name.toLowerCase()) ?? [];
      const word = MARKETS[market];
      return word === undefined ? name : t(word, { line });
    },
  };
}
