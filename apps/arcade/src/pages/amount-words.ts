import { cents, formatKes, type Cents } from '@kipenga/betting-core';

/** With its sign: '+KES 10.00', '−KES 10.00'. */
export const signed = (amount: Cents): string =>
  amount === 0 ? formatKes(amount) : `${amount > 0 ? '+' : '−'}${formatKes(cents(Math.abs(amount)))}`;

/** A duration in minutes and seconds: '07:30'. */
export const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};
