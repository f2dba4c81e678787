import type { Msisdn } from '@kipenga/betting-core';
import { UiLink } from '@kipenga/ui';
import { useModalWords } from './use-modal-words.ts';
import { handsetHref } from './handset-href.ts';

/** Link to the sandbox's phone that just got a code or a prompt. It opens in a new tab, because the form here goes on. */
export function HandsetLink({ phone }: { readonly phone: Msisdn }) {
  const t = useModalWords();
  return (
    <UiLink href={handsetHref(phone)} target="_blank" rel="noopener">
      {t('shell.handset.open')}
    </UiLink>
  );
}
