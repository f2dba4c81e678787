import { averageReturn, oneIn, ticketChances, type Jackpot, type JackpotTicket } from '@kipenga/betting-core';
import { useLanguage } from '@kipenga/shell';
import { wholeKes } from '@kipenga/ui';
import { useWords, type SportsbookWordId } from '../../words/use-words.ts';
import { Facts } from './Facts.tsx';
import styles from './jackpot.module.css';
import { saidNumber } from './said-number.ts';
import { useTierWord } from './use-tier-word.ts';

interface TicketOddsProps {
  readonly jackpot: Jackpot;
  readonly ticket: JackpotTicket;
}

/** How likely the ticket wins, tier by tier, and what of its price comes back on average (D83). */
export function TicketOdds({ jackpot, ticket }: TicketOddsProps) {
  const t = useWords();
  const about = useAbout();
  const tierWord = useTierWord(jackpot.matches.length);
  const chances = ticketChances(ticket, jackpot);
  if (chances === null)
    return ticket.picks.length < jackpot.matches.length ? (
      <p className={styles['note']}>{t('sportsbook.jackpots.chances.later')}</p>
    ) : null;
  const average = averageReturn(ticket, jackpot);
  const tiers = chances.tiers.map(({ right, chance }): readonly [string, string] => [
    tierWord(right),
    about(chance),
  ]);
  return (
    <Facts
      title={t('sportsbook.jackpots.chances')}
      of={[...tiers, [t('sportsbook.jackpots.chances.any'), about(chances.any)]]}
      note={
        <>
          {average !== null &&
            t('sportsbook.jackpots.chances.average', {
              average: wholeKes(average),
              line: wholeKes(jackpot.betAmount),
            })}{' '}
          {t('sportsbook.jackpots.chances.note')}
        </>
      }
    />
  );
}

const SCALES = {
  one: 'sportsbook.jackpots.oneIn',
  million: 'sportsbook.jackpots.oneIn.million',
  billion: 'sportsbook.jackpots.oneIn.billion',
  trillion: 'sportsbook.jackpots.oneIn.trillion',
} as const satisfies Record<ReturnType<typeof saidNumber>['scale'], SportsbookWordId>;

/** A chance in plain words: "about 1 in 1.6 million". */
function useAbout(): (chance: number) => string {
  const t = useWords();
  const language = useLanguage();
  return (chance) => {
    if (chance <= 0) return t('sportsbook.jackpots.chances.none');
    const { figure, scale } = saidNumber(oneIn(chance), language);
    return t(SCALES[scale], { number: figure });
  };
}
