import {
  formatAmount,
  formatKes,
  formatHundredths,
  formatOdds,
  FUND_PERCENT,
  HOUSE_RULES,
  kes,
  oddsFromThousandths,
  quoteBet,
  quoteDeposit,
  TIER_PERCENTS,
  type BetLimits,
  type TaxRecord,
} from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';

/** The stake and the prices of the worked example in How to play. */
const EXAMPLE = {
  stake: HOUSE_RULES.defaultStake,
  deposit: kes(100),
  first: oddsFromThousandths(2350),
  second: oddsFromThousandths(2150),
};

/** Every figure the static pages name, from the rules themselves, so that a page never says what the slip does not do (D10). */
export function figuresInForce(
  limits: BetLimits,
  tax: TaxRecord,
  boosterText: string,
): Readonly<Record<string, string>> {
  const example = quoteBet({
    stake: EXAMPLE.stake,
    prices: [EXAMPLE.first, EXAMPLE.second],
    limits,
    taxRecord: tax,
  });
  return {
    brand: BRAND.name,
    regulator: BRAND.regulator,
    helpline: BRAND.helpline,
    paybill: BRAND.paybill,
    shortcode: BRAND.shortcode,
    smsCost: formatKes(HOUSE_RULES.smsCost),
    minStake: formatKes(limits.minStake),
    maxStake: formatKes(limits.maxStake),
    maxPayout: formatKes(limits.maxPayout),
    maxDailyPayout: formatKes(limits.maxDailyPayout),
    maxDeposit: formatKes(limits.maxDeposit),
    minWithdrawal: formatKes(limits.minWithdrawal),
    maxWithdrawal: formatKes(limits.maxWithdrawal),
    freeBetThreshold: formatKes(limits.freeBetThreshold),
    feePercent: String(HOUSE_RULES.unwageredFeePercent),
    welcomeBonus: formatKes(HOUSE_RULES.welcomeBonus),
    welcomeDeposit: formatKes(HOUSE_RULES.welcomeDeposit),
    releasePercent: String(limits.welcomeReleaseRatePercent),
    refundPercent: String(HOUSE_RULES.refundPercent),
    refundOdds: formatAmount(kes(HOUSE_RULES.refundOddsHundredths / 100)),
    refundFrom: formatKes(HOUSE_RULES.refundUsableFrom),
    fundPercent: String(FUND_PERCENT),
    allRightPercent: String(TIER_PERCENTS[0]),
    oneWrongPercent: String(TIER_PERCENTS[1]),
    twoWrongPercent: String(TIER_PERCENTS[2]),
    booster: boosterText,
    divisor: String(tax.stakeDivisorThousandths / 1000),
    taxPercent: String(tax.winningsPercent),
    depositPercent: String(tax.depositPercent),
    withdrawalPercent: String(tax.withdrawalPercent),
    exDeposit: formatKes(EXAMPLE.deposit),
    exCredited: formatKes(quoteDeposit(EXAMPLE.deposit, tax).credited),
    exStake: formatAmount(example.stake),
    exFirst: formatOdds(EXAMPLE.first),
    exSecond: formatOdds(EXAMPLE.second),
    exOdds: formatHundredths(example.totalOdds),
    exAfterTax: formatAmount(example.stakeAfterTax),
    exGross: formatAmount(example.grossPayout),
    exTax: formatAmount(example.withholdingTax),
    exNet: formatAmount(example.netPayout),
  };
}
