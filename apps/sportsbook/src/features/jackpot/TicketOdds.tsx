import { useRulesInForce } from '@kipenga/api';
import { averageReturn, ticketChances, type Jackpot, type JackpotTicket } from '@kipenga/betting-core';
import { sumsWhole, useTierWord, wholeKes } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { Facts } from './Facts.tsx';
import styles from './jackpot.module.css';
import { useChanceWords } from './use-chance-words.ts';

interface TicketOddsProps {
  readonly jackpot: Jackpot;
  readonly ticket: JackpotTicket;
}

/** The ticket's chance of each tier, and its average return on the price (D83). */
export function TicketOdds({ jackpot, ticket }: TicketOddsProps) {
  const t = useWords();
  const about = useChanceWords();
  const tierWord = useTierWord(jackpot.matches.length);
  const { taxRecord } = useRulesInForce();
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
            sumsWhole(
              t('sportsbook.jackpots.chances.average', {
                average: wholeKes(average),
                line: wholeKes(jackpot.betAmount),
                taxed: taxRecord.winningsPercent > 0 ? 'yes' : 'no',
              }),
            )}{' '}
          {t('sportsbook.jackpots.chances.note')}
        </>
      }
    />
  );
}
