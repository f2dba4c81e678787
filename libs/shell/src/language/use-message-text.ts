import { readWording } from '@kipenga/words';
import { useLingui } from '@lingui/react';
import type { Message } from './message.ts';

/** Returns a function that turns a message into text: the platform's words unchanged, our own in the visitor's language. */
export function useMessageText(): (message: Message) => string {
  const { i18n } = useLingui();
  return (message) => {
    if (typeof message === 'string') return message;
    const { id, orElse } = message;
    if (orElse !== undefined && !(id in i18n.messages)) return orElse;
    return readWording((text, values) => i18n._(text, values), message);
  };
}
