import { readWording } from '@kipenga/words';
import { useLingui } from '@lingui/react';
import type { Message } from './message.ts';

/** Turns a message into text: the platform's words as they are, ours in the language of the visit. */
export function useMessageText(): (message: Message) => string {
  const { i18n } = useLingui();
  return (message) => {
    if (typeof message === 'string') return message;
    const { id, orElse } = message;
    if (orElse !== undefined && !(id in i18n.messages)) return orElse;
    return readWording((text, values) => i18n._(text, values), message);
  };
}
