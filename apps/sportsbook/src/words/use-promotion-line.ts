import { useRulesInForce } from '@kipenga/api';
import { TAX_RECORDS } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { useWords } from './use-words.ts';

/**
 * The line required beside promotions under the law in force: age, licence and helpline (D94). Null under the
 * specification's own tax record.
 */
export function usePromotionLine(): string | null {
  const t = useWords();
  const { reference } = useRulesInForce().taxRecord;
  if (TAX_RECORDS.some((record) => record.reference === reference)) return null;
  const { licence, helpline } = BRAND;
  return t('sportsbook.promotion.line', { licence, helpline });
}
