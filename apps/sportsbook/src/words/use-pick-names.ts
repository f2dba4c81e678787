import { partsOf, type MarketTypeId, type Outcome } from '@kipenga/betting-core';
import { useMessageText } from '@kipenga/shell';
import { marketWording, outcomeWording, pickWording, type NamedPick } from '@kipenga/words';

/** A pick with the feed's own words, for markets that the table of markets does not know. */
interface FeedPick extends NamedPick {
  readonly label?: string;
}

interface FeedMarket {
  readonly marketTypeId: MarketTypeId;
  readonly marketName: string;
}

/**
 * Names of picks and markets in the language of the visit, by their types and not by the feed's words. Unknown ones
 * keep the feed's words; data sent and stored is always the feed's.
 */
export function usePickNames(): {
  readonly pickName: (pick: FeedPick) => string;
  readonly marketName: (market: FeedMarket) => string;
  /** The picks of a combination, each with its market; empty for a single pick. */
  readonly partNames: (
    pick: NamedPick & FeedMarket,
  ) => readonly { readonly pick: string; readonly market: string }[];
  /** The label of an outcome's price. */
  readonly outcomeName: (outcome: Outcome) => string;
} {
  const say = useMessageText();
  const pickName = (pick: FeedPick): string => say(pickWording(pick) ?? pick.label ?? pick.outcomeKey);
  const nameOfMarket = ({ marketTypeId, marketName }: FeedMarket): string =>
    say(marketWording(marketTypeId) ?? marketName);
  return {
    pickName,
    marketName: nameOfMarket,
    partNames: (pick) =>
      partsOf(pick).map((part) => ({
        pick: pickName({ ...part, homeTeam: pick.homeTeam, awayTeam: pick.awayTeam }),
        market: nameOfMarket(part),
      })),
    outcomeName: ({ key, label }) => say(outcomeWording(key) ?? label),
  };
}
