import { makeUseWords } from '@kipenga/ui';
import type identity from '@kipenga/words/en/identity.json';
import type { ModalWords } from './use-modal-words.ts';

/** Speaks the words that come with the form that asks who somebody is, and those of every modal. */
export const useIdentityWords = makeUseWords<ModalWords & typeof identity>();
