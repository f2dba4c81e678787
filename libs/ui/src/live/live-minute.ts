import type { LiveState } from '@kipenga/betting-core';
import type { Translate } from '../words/make-use-words.ts';
import type { UiWords } from '../words/use-words.ts';

type At = Pick<LiveState, 'minute' | 'added'>;

/** Writes a minute as on a scoreboard: 67', 45+2'. */
export const minuteOf = ({ minute, added }: At): string => `${minute}${added > 0 ? `+${added}` : ''}'`;

/** Short text of the match's progress: HT, FT or the minute. */
export function shownMinute(live: At & Pick<LiveState, 'period'>, t: Translate<UiWords>): string {
  if (live.period === 'half-time') return t('ui.live.ht');
  return live.period === 'ended' ? t('ui.live.ft') : minuteOf(live);
}

/** The same for screen readers. */
export function saidMinute(
  { period, minute, added }: At & Pick<LiveState, 'period'>,
  t: Translate<UiWords>,
): string {
  if (period === 'half-time') return t('ui.live.event.half-time');
  if (period === 'ended') return t('ui.live.event.ended');
  return t('ui.live.minute', { minute, added });
}
