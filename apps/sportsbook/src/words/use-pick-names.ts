import { partsOf, type MarketTypeId, type Outcome } from '@kipenga/betting-core';
import { useMessageText } from '@kipenga/shell';
import { marketWording, outcomeWording, pickWording, type NamedPick } from '@kipenga/words';

/** A pick with how its feed shows it, for what the table of markets does not know. */
interface FeedPick extends NamedPick {
  readonly label?: string;
}

interface FeedMarket {
  readonly marketTypeId: MarketTypeId;
  readonly marketName: string;
}

/**
 * Picks and markets as people say them, in the language of the visit, by what they are and not by what the feed calls them. What is
 * not known is shown as it came; what is sent and stored stays the feed's.
 */
export function usePickNames(): {
  readonly pickName: (pick: FeedPick) => string;
  readonly marketName: (market: FeedMarket) => string;
  /** The picks of a combination, each with its market; none of any other pick. */
  readonly partNames: (
    pick: NamedPick & FeedMarket,
  ) => readonly { readonly pick: string; readonly market: string }[];
  /** What stands on an outcome's price. */
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
