import type { Transport } from '@kipenga/api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** What every call of the api finds in a thunk's extra argument. */
export interface StoreParts {
  readonly transport: Transport;
}

/** Dispatch that knows thunks. It asks for no state: each slice brings its own selectors. */
export type ShellDispatch = ThunkDispatch<unknown, StoreParts, UnknownAction>;

/** The store's dispatch. */
export const useShellDispatch = useDispatch.withTypes<ShellDispatch>();
