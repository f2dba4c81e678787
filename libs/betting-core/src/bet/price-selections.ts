import type { OutcomeId } from '../brand.ts';
import type { Selection } from '../betslip/selection.ts';
import type { Odds } from '../odds/odds.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { BetRequest } from './bet-request.ts';
import type { HouseOdds } from './house-odds.ts';
import type { HouseView } from './house-view.ts';
import { isPriceAgreed } from './is-price-agreed.ts';
import type { OddsChange, Rejection } from './rejection.ts';

interface Priced {
  readonly selection: Selection;
  readonly now: Odds;
}

/**
 * Returns the selections at the house's current prices, or the reason against them: unknown, started, postponed,
 * locked, or moved beyond what the customer accepts. Equal or better prices are taken at the current price.
 */
export function priceSelections(
  request: BetRequest,
  house: HouseView,
): Result<readonly Selection[], Rejection> {
  const unknown: OutcomeId[] = [];
  const started: Selection[] = [];
  const postponed: Selection[] = [];
  const suspended: Selection[] = [];
  const priced: Priced[] = [];
  for (const selection of request.selections) {
    const outcome = ownOdds(house, selection.outcomeId);
    if (outcome === undefined) unknown.push(selection.outcomeId);
    else if (outcome.state === 'started') started.push(selection);
    else if (outcome.state === 'postponed') postponed.push(selection);
    else if (outcome.state === 'suspended') suspended.push(selection);
    else priced.push({ selection, now: outcome.odds });
  }
  if (unknown.length > 0) return refuse({ kind: 'outcome-unknown', outcomeIds: unknown });
  if (started.length > 0) return refuse({ kind: 'match-started', selections: started });
  if (postponed.length > 0) return refuse({ kind: 'match-postponed', selections: postponed });
  if (suspended.length > 0) return refuse({ kind: 'outcome-suspended', selections: suspended });
  if (!priced.every(({ selection, now }) => isPriceAgreed(selection.odds, now, request.acceptOddsChange)))
    return refuse({ kind: 'odds-changed', changes: changesOf(priced) });
  return ok(priced.map(atPriceOfNow));
}

const atPriceOfNow = ({ selection, now }: Priced): Selection => ({ ...selection, odds: now });

/** Returns an outcome that the house put there itself: one called 'constructor' is as unknown as any other. */
const ownOdds = ({ odds }: HouseView, id: OutcomeId): HouseOdds | undefined =>
  Object.hasOwn(odds, id) ? odds[id] : undefined;

const changesOf = (priced: readonly Priced[]): readonly OddsChange[] =>
  priced
    .filter(({ selection, now }) => now !== selection.odds)
    .map(({ selection, now }) => ({ outcomeId: selection.outcomeId, was: selection.odds, now }));
