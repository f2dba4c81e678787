import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '../language/message.ts';

/** Modals of both apps (R2-26) with the data each opens with. */
export type ShellModal =
  /** `isFirst`: the account was just opened. */
  | {
      readonly name: 'log-in';
      readonly goTo?: string;
      readonly notice?: Message;
      readonly phone?: string;
      readonly isFirst?: boolean;
    }
  | { readonly name: 'register' }
  /** `isCodeSent`: a code has been sent, if the number may have one. */
  | { readonly name: 'recover'; readonly phone?: string; readonly isCodeSent?: boolean }
  | { readonly name: 'verify'; readonly phone: string; readonly isCodeSent?: boolean }
  | { readonly name: 'deposit'; readonly amountCents?: number }
  | { readonly name: 'identity' };

/** An app's own modal, known to the shell only by its name. */
export interface AppModal {
  readonly name: `app:${string}`;
}

export type Modal = ShellModal | AppModal;

export interface ModalState {
  readonly open: Modal | null;
  /** Destination of the tap that required login; login continues to it (D47). */
  readonly goTo: string | null;
  /** The number last used in one of the forms. Kept after the form closes, so that the sandbox's handset can be set to it. */
  readonly phone: string | null;
}

const initialState: ModalState = { open: null, goTo: null, phone: null };

/** The open modal, one at a time. The destination is kept through Register or Verify. */
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
