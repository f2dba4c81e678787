import { BRAND } from '@kipenga/brand';
import { Footer, useIsSavingData } from '@kipenga/ui';
import { Suspense } from 'react';
import { useIsPrefetchAllowed } from '../ground/prefetch.ts';
import { useWords } from '../language/use-words.ts';
import { VisitChoices } from './late-parts.ts';

/** The footer with the brand's data (R2-24, D51). */
export function ShellFooter() {
  const t = useWords();
  const isSaving = useIsSavingData();
  const isPrefetchAllowed = useIsPrefetchAllowed();
  const { name, regulator, licence } = BRAND;
  const links = [
    { label: t('shell.titles.lobby'), href: '/lobby' }, // the bars have no place of their own for it (R2-22, R2-23)
    { label: t('shell.footer.howToPlay'), href: '/how-to-play' },
    { label: t('shell.footer.terms'), href: '/terms-and-conditions' },
    { label: t('shell.footer.responsible'), href: '/responsible-gambling' },
    { label: t('shell.footer.bonus'), href: '/bonus' },
    { label: t('shell.footer.app'), href: '/app' },
  ];
  return (
    <Footer
      supportPhones={BRAND.supportPhones}
      smsNumber={BRAND.messagePhone}
      paybill={BRAND.paybill}
      links={links}
      socialLinks={BRAND.socialLinks.map((one) => ({ label: one.name, href: one.href }))}
      licence={t('shell.footer.licence', { brand: name, regulator, licence })}
    >
      {isPrefetchAllowed && (
        <Suspense>
          <VisitChoices />
        </Suspense>
      )}
      {isSaving && <p>{t('shell.footer.saver')}</p>}
    </Footer>
  );
}
