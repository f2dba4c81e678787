import { oneIn, ticketChances, type Jackpot, type JackpotTicket } from '@kipenga/betting-core';
import { useLanguage } from '@kipenga/shell';
import { useWords, type SportsbookWordId } from '../../words/use-words.ts';
import { saidNumber } from './said-number.ts';

const SCALES = {
  one: 'sportsbook.jackpots.oneIn',
  million: 'sportsbook.jackpots.oneIn.million',
  billion: 'sportsbook.jackpots.oneIn.billion',
  trillion: 'sportsbook.jackpots.oneIn.trillion',
} as const satisfies Record<ReturnType<typeof saidNumber>['scale'], SportsbookWordId>;

/** A chance in plain words: "about 1 in 1.6 million". */
export function useChanceWords(): (chance: number) => string {
  const t = useWords();
  const language = useLanguage();
  return (chance) => {
    if (chance <= 0) return t('sportsbook.jackpots.chances.none');
    const { figure, scale } = saidNumber(oneIn(chance), language);
    return t(SCALES[scale], { number: figure });
  };
}

/** The chance that a ticket has all right, in plain words; null while a pick or a price is missing (D83). */
export function useChanceOfAll(ticket: JackpotTicket, jackpot: Jackpot): string | null {
  const about = useChanceWords();
  const chances = ticketChances(ticket, jackpot);
  return chances && about(chances.allRight);
}
