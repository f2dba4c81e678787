import type { Msisdn } from '@kipenga/betting-core';
import { UiLink } from '@kipenga/ui';
import { useModalWords } from './use-modal-words.ts';
import { handsetHref } from './handset-href.ts';

/** Leads to the sandbox's phone that a code or a prompt has just gone to; in its own tab, because the form goes on here. */
export function HandsetLink({ phone }: { readonly phone: Msisdn }) {
  const t = useModalWords();
  return (
    <UiLink href={handsetHref(phone)} target="_blank" rel="noopener">
      {t('shell.handset.open')}
    </UiLink>
  );
}
