import type { Transport } from '@kipenga/api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** The extra argument of every thunk, which the api's calls use. */
export interface StoreParts {
  readonly transport: Transport;
}

/** Dispatch type that accepts thunks. It knows no state: each slice has its own selectors. */
export type ShellDispatch = ThunkDispatch<unknown, StoreParts, UnknownAction>;

/** Returns the store's dispatch. */
export const useShellDispatch = useDispatch.withTypes<ShellDispatch>();
