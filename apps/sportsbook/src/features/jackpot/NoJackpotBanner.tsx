import { Banner } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';

/** Home's banner while no jackpot is open (R2-32). */
export function NoJackpotBanner() {
  const t = useWords();
  return (
    <Banner
      isCompact
      title={t('sportsbook.banner.title')}
      text={t('sportsbook.banner.text')}
      href="/how-to-play"
      actionLabel={t('sportsbook.banner.how')}
    />
  );
}
