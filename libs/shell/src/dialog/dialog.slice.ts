import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Message } from '../language/message.ts';

/** A further button of the dialog, which closes it: leads to a page, or runs an action. */
export type DialogWay =
  | { readonly label: Message; readonly href: string; readonly state?: unknown }
  | { readonly label: Message; readonly event: UnknownAction };

/** The shared dialog: title, message, and the status that colours it (R2-27). */
export interface DialogMessage {
  readonly tone: 'success' | 'info' | 'error';
  readonly title: Message;
  readonly message: Message;
  /** Lines of the dialog, such as placed bets with their stakes. */
  readonly figures?: readonly { readonly name: Message; readonly value: Message }[];
  /** Buttons before Close. */
  readonly ways?: readonly DialogWay[];
}

export interface DialogState {
  readonly shown: DialogMessage | null;
}

const initialState: DialogState = { shown: null };

/** The current message of the shared dialog. A later message replaces an earlier one. */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    dialogShown: (_state, { payload }: PayloadAction<DialogMessage>): DialogState => ({ shown: payload }),
    dialogClosed: (): DialogState => ({ shown: null }),
  },
  selectors: { selectDialog: (state) => state.shown },
});

export const { dialogShown, dialogClosed } = dialogSlice.actions;
export const { selectDialog } = dialogSlice.selectors;
