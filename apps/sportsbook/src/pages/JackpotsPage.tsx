import { useMessageText } from '@kipenga/shell';
import { Banner, PageHeader } from '@kipenga/ui';
import { JackpotOffers } from '../features/jackpot/index.ts';
import { useJackpotSlip } from '../use-jackpot-slip.ts';
import { useWords } from '../words/use-words.ts';

/** Jackpots: a banner, and every jackpot on offer (R2-42). */
export function JackpotsPage() {
  const t = useWords();
  const toText = useMessageText();
  useJackpotSlip();
  return (
    <>
      <PageHeader title={toText({ id: 'shell.titles.jackpots' })} backHref="/" />
      <Banner
        title={t('sportsbook.jackpots.bannerTitle')}
        text={t('sportsbook.jackpots.bannerText')}
        href="/how-to-play#jackpots"
        actionLabel={t('sportsbook.banner.how')}
        isCompact
      />
      <JackpotOffers />
    </>
  );
}
