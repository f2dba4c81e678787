import { makeUseWords } from '@kipenga/ui';
import type identity from '@kipenga/words/en/identity.json';
import type { ModalWords } from './use-modal-words.ts';

/** Returns the texts of the identity form and of all modals. */
export const useIdentityWords = makeUseWords<ModalWords & typeof identity>();
