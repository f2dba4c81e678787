import { Footer } from '@kipenga/ui';
import { HOUSE } from '../house.ts';
import { useWords } from '../language/use-words.ts';
import { FooterChoices } from './FooterChoices.tsx';

/** The foot of every page, filled from the house's one configuration (R2-24, D51). */
export function ShellFooter() {
  const t = useWords();
  const { name, regulator, licence } = HOUSE;
  const links = [
    { label: t('shell.footer.howToPlay'), href: '/how-to-play' },
    { label: t('shell.footer.terms'), href: '/terms-and-conditions' },
    { label: t('shell.footer.responsible'), href: '/responsible-gambling' },
    { label: t('shell.footer.bonus'), href: '/bonus' },
    { label: t('shell.footer.app'), href: '/app' },
  ];
  return (
    <Footer
      supportPhones={HOUSE.supportPhones}
      smsNumber={HOUSE.messagePhone}
      paybill={HOUSE.paybill}
      links={links}
      socialLinks={HOUSE.socialLinks.map((one) => ({ label: one.name, href: one.href }))}
      licence={t('shell.footer.licence', { house: name, regulator, licence })}
    >
      <FooterChoices />
    </Footer>
  );
}
