import type { Selection } from '../betslip/selection.ts';
import type { Odds } from '../odds/odds.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { AcceptOddsChange, BetRequest, HouseOdds, HouseView } from './check-bet.ts';
import type { OddsChange, Rejection } from './rejection.ts';

interface Priced {
  readonly selection: Selection;
  readonly now: Odds;
}

/**
 * The selections at the house's prices of now, or why they cannot be had: unknown, started, locked, or moved beyond what the customer
 * agreed to. A match has started at its very starting second. Same or better prices are taken at the price of now (D07).
 */
export function priceSelections(request: BetRequest, house: HouseView): Result<readonly Selection[], Rejection> {
  const { selections } = request;
  const known = (selection: Selection): HouseOdds | undefined =>
    Object.hasOwn(house.odds, selection.outcomeId) ? house.odds[selection.outcomeId] : undefined;
  const unknown = selections.filter((selection) => known(selection) === undefined);
  if (unknown.length > 0) return refuse({ kind: 'outcome-unknown', outcomeIds: unknown.map((selection) => selection.outcomeId) });
  const started = selections.filter((selection) => (known(selection)?.startsAt ?? house.now) <= house.now);
  if (started.length > 0) return refuse({ kind: 'match-started', selections: started });
  const priced: readonly Priced[] = selections.flatMap((selection) => {
    const outcome = known(selection);
    return outcome?.isOpen === true && outcome.odds !== null ? [{ selection, now: outcome.odds }] : [];
  });
  const open = new Set(priced.map(({ selection }) => selection));
  const suspended = selections.filter((selection) => !open.has(selection));
  if (suspended.length > 0) return refuse({ kind: 'outcome-suspended', selections: suspended });
  const changes = priced.filter(({ selection, now }) => now !== selection.odds).map(toChange);
  if (changes.some((change) => !isAgreed(change, request.acceptOddsChange))) return refuse({ kind: 'odds-changed', changes });
  return ok(priced.map(({ selection, now }) => ({ ...selection, odds: now })));
}

const toChange = ({ selection, now }: Priced): OddsChange => ({ outcomeId: selection.outcomeId, was: selection.odds, now });

function isAgreed({ was, now }: OddsChange, accepted: AcceptOddsChange): boolean {
  if (accepted === 'any') return true;
  return accepted === 'better' && now > was;
}
