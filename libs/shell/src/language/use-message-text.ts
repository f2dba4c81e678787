import { makeUseWords } from '@kipenga/ui';
import type { Message } from './message.ts';

const useAnyWords = makeUseWords<Record<string, string>>();

/** Turns a message into text: the platform's words as they are, ours in the language of the visit. */
export function useMessageText(): (message: Message) => string {
  const t = useAnyWords();
  return (message) => (typeof message === 'string' ? message : t(message.id, message.values));
}
