import {
  betId,
  cents,
  instant,
  jackpotId,
  SYSTEM_PICKS,
  type Bet,
  type CashOutPart,
  type PlacedSystem,
} from '@kipenga/betting-core';

/**
 * The bet that navigation state brings to its detail (R2-53). State is not trusted: it may come from an older
 * version of the app or from nowhere. Null when it holds no bet that can be shown.
 */
export function betInState(state: unknown): Bet | null {
  const bet = fieldsOf(fieldsOf(state)?.['bet']);
  if (bet === null) return null;
  const { id, reference, createdAt, type, status, badge, stake, netPayout, totalOdds } = bet;
  const isBet =
    isText(id) &&
    isText(reference) &&
    isText(createdAt) &&
    isText(type) &&
    isStatus(status) &&
    isBadge(badge) &&
    isCount(stake) &&
    isCount(netPayout) &&
    isCount(totalOdds);
  if (!isBet) return null;
  try {
    return {
      id: betId(id),
      reference,
      createdAt: instant(createdAt),
      type,
      status,
      badge,
      stake: cents(stake),
      netPayout: cents(netPayout),
      totalOdds,
      ...(isCount(bet['stakeTax']) && { stakeTax: cents(bet['stakeTax']) }),
      ...(isCount(bet['withholdingTax']) && { withholdingTax: cents(bet['withholdingTax']) }),
      ...cashOutIn(bet),
      ...(isSystem(bet['system']) && { system: bet['system'] }),
      jackpotId: isText(bet['jackpotId']) ? jackpotId(bet['jackpotId']) : null,
      jackpotName: isText(bet['jackpotName']) ? bet['jackpotName'] : null,
    };
  } catch {
    return null;
  }
}

/** The cashed-out parts, and whether more can be cashed out. */
function cashOutIn(
  bet: Record<string, unknown>,
): Pick<Bet, 'cashOuts' | 'paid' | 'cashOutFloor' | 'canCashOut'> {
  const { cashOuts, paid, cashOutFloor, canCashOut } = bet;
  return {
    ...(Array.isArray(cashOuts) && { cashOuts: cashOuts.flatMap(cashOutPartIn) }),
    ...(isCount(paid) && { paid: cents(paid) }),
    ...(isCount(cashOutFloor) && { cashOutFloor: cents(cashOutFloor) }),
    ...(typeof canCashOut === 'boolean' && { canCashOut }),
  };
}

function cashOutPartIn(value: unknown): readonly CashOutPart[] {
  const part = fieldsOf(value);
  if (part === null || !isText(part['at']) || !isCount(part['stake']) || !isCount(part['paid'])) return [];
  return [{ at: instant(part['at']), stake: cents(part['stake']), paid: cents(part['paid']) }];
}

function fieldsOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
const isPlaces = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => isCount(one) && one >= 0 && one <= SYSTEM_PICKS.most);
const isSystem = (value: unknown): value is PlacedSystem => {
  const system = fieldsOf(value);
  return (
    system !== null && isPlaces(system['sizes']) && isPlaces(system['bankers']) && isCount(system['lines'])
  );
};
const isStatus = (value: unknown): value is Bet['status'] =>
  value === 'open' || value === 'won' || value === 'lost';
const isBadge = (value: unknown): value is Bet['badge'] =>
  value === null ||
  value === 'void' ||
  value === 'half-void' ||
  value === 'refunded' ||
  value === 'cashed-out' ||
  value === 'waiting' ||
  value === 'fell';
