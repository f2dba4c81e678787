import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '../language/message.ts';

/** The modals both apps have (R2-26), each with what it needs to open. */
export type ShellModal =
  /** `isFirst`: of an account that was just opened. */
  | {
      readonly name: 'log-in';
      readonly goTo?: string;
      readonly notice?: Message;
      readonly phone?: string;
      readonly isFirst?: boolean;
    }
  | { readonly name: 'register' }
  /** `isCodeSent`: one is on its way to who may have one. */
  | { readonly name: 'recover'; readonly phone?: string; readonly isCodeSent?: boolean }
  | { readonly name: 'verify'; readonly phone: string; readonly isCodeSent?: boolean }
  | { readonly name: 'deposit'; readonly amountCents?: number }
  | { readonly name: 'identity' };

/** A modal an app brings itself, known to the shell by its name only. */
export interface AppModal {
  readonly name: `app:${string}`;
}

export type Modal = ShellModal | AppModal;

export interface ModalState {
  readonly open: Modal | null;
  /** Where the tap that asked for login pointed; login goes on to it (D47). */
  readonly goTo: string | null;
  /** The number last used in one of the forms: it outlives the form, so that the sandbox's handset can be switched to it. */
  readonly phone: string | null;
}

const initialState: ModalState = { open: null, goTo: null, phone: null };

/** Which modal is open: one at a time. The destination outlives a detour through Register or Verify. */
export const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    modalOpened: (state, { payload }: PayloadAction<Modal>): ModalState => ({
      open: payload,
      goTo: payload.name === 'log-in' && 'goTo' in payload ? (payload.goTo ?? state.goTo) : state.goTo,
      phone: ('phone' in payload ? payload.phone : undefined) ?? state.phone,
    }),
    modalClosed: ({ phone }): ModalState => ({ ...initialState, phone }),
  },
  selectors: {
    selectModal: (state) => state.open,
    selectGoTo: (state) => state.goTo,
    selectUsedPhone: (state) => state.phone,
  },
});

export const { modalOpened, modalClosed } = modalSlice.actions;
export const { selectModal, selectGoTo, selectUsedPhone } = modalSlice.selectors;
