import { useRulesInForce } from '@kipenga/api';
import { TAX_RECORDS } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { useWords } from './use-words.ts';

/**
 * The line that stands with what promotes play where the house goes by the law of the day: age, licence and helpline (D94). Null where it goes by
 * the specification's own record.
 */
export function usePromotionLine(): string | null {
  const t = useWords();
  const { reference } = useRulesInForce().taxRecord;
  if (TAX_RECORDS.some((record) => record.reference === reference)) return null;
  const { licence, helpline } = BRAND;
  return t('sportsbook.promotion.line', { licence, helpline });
}
