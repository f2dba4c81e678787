/**
 * SQL condition on a price of a row of `outcome`, or of the table called so: it is outside of the limits of prices, and so is not offered. False of
 * no price.
 */
export const isHeld = (odds: string, outcome = 'outcome'): string =>
  `EXISTS (SELECT FROM price_limit WHERE price_limit.match_id = ${outcome}.match_id
    AND (price_limit.market_type_id IS NULL OR price_limit.market_type_id = ${outcome}.market_type_id) AND (${odds} < least OR ${odds} > most))`;
