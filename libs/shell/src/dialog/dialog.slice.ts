import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Message } from '../language/message.ts';

/** A way on from the dialog, which closes it: to a page, or by what has to happen then. */
export type DialogWay =
  | { readonly label: Message; readonly href: string; readonly state?: unknown }
  | { readonly label: Message; readonly event: UnknownAction };

/** The shared dialog: title, message, and the status that colours it (R2-27). */
export interface DialogMessage {
  readonly tone: 'success' | 'info' | 'error';
  readonly title: Message;
  readonly message: Message;
  /** What it tells of, line by line. */
  readonly figures?: readonly { readonly name: Message; readonly value: Message }[];
  /** Before Close. */
  readonly ways?: readonly DialogWay[];
}

export interface DialogState {
  readonly shown: DialogMessage | null;
}

const initialState: DialogState = { shown: null };

/** What the shared dialog says now. A later message replaces an earlier one. */
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
