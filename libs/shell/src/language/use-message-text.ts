import { useLingui } from '@lingui/react';
import type { Message, MessageById } from './message.ts';

type Value = NonNullable<MessageById['values']>[string];

/** Turns a message into text: the platform's words as they are, ours in the language of the visit. */
export function useMessageText(): (message: Message) => string {
  const { i18n } = useLingui();
  const toText = (message: Message): string => {
    if (typeof message === 'string') return message;
    const { id, values, orElse } = message;
    if (orElse !== undefined && !(id in i18n.messages)) return orElse;
    const read: Record<string, string | number> = {};
    for (const name in values) read[name] = textOf(values[name]!);
    return i18n._(id, read);
  };
  const textOf = (value: Value) => (typeof value === 'object' ? value.map(toText).join(', ') : value);
  return toText;
}
