import { emptyTicket, jackpotVerdict, type Jackpot, type JackpotFund } from '@kipenga/betting-core';
import { JackpotBoard, sumsWhole, useTierWord, wholeKes } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { Facts } from './Facts.tsx';
import { FundFacts } from './FundFacts.tsx';
import styles from './jackpot.module.css';
import { OwnTickets } from './OwnTickets.tsx';
import { SealFacts } from './SealFacts.tsx';

/**
 * A jackpot that takes no more picks: its progress or result, the visitor's own tickets, its matches and its seal
 * (D80..D82).
 */
export function EndedBoard({ jackpot }: { readonly jackpot: Jackpot }) {
  const verdict = jackpotVerdict(jackpot.matches);
  const { fund } = jackpot;
  return (
    <div className={styles['board']}>
      <Course jackpot={jackpot} verdict={verdict} />
      {verdict === 'settled' && fund !== null && <Shared fund={fund} matchCount={jackpot.matches.length} />}
      <OwnTickets jackpot={jackpot} />
      <JackpotBoard jackpot={jackpot} ticket={emptyTicket} />
      {fund !== null && <FundFacts fund={fund} />}
      <SealFacts jackpot={jackpot} />
    </div>
  );
}

interface CourseProps {
  readonly jackpot: Jackpot;
  readonly verdict: ReturnType<typeof jackpotVerdict>;
}

function Course({ jackpot: { matches }, verdict }: CourseProps) {
  const t = useWords();
  const known = matches.filter(({ result }) => result !== null).length;
  return (
    <p className={styles['course']} role="status">
      {t(`sportsbook.jackpots.${verdict}`, { known, count: matches.length })}
    </p>
  );
}

/** The distribution of the fund: counts and amounts, never people (D82). */
function Shared({ fund, matchCount }: { readonly fund: JackpotFund; readonly matchCount: number }) {
  const t = useWords();
  const tierWord = useTierWord(matchCount);
  const tiers = fund.tiers.map(({ right, lines, perLine }): readonly [string, string] => [
    tierWord(right),
    lines === null || lines === 0 || perLine === null
      ? t('sportsbook.jackpots.won.nobody')
      : sumsWhole(t('sportsbook.jackpots.won', { lines, amount: wholeKes(perLine) })),
  ]);
  return (
    <Facts
      title={t('sportsbook.jackpots.won.title')}
      of={tiers}
      {...(fund.rolledOver !== null && {
        note: sumsWhole(t('sportsbook.jackpots.rolledOver', { amount: wholeKes(fund.rolledOver) })),
      })}
    />
  );
}
