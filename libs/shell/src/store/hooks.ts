import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ShellDispatch, ShellState } from './create-store.ts';

/** Dispatch that knows thunks. */
export const useShellDispatch = useDispatch.withTypes<ShellDispatch>();
/** Selects from what the shell itself keeps; an app's features use their own slices' selectors. */
export const useShellSelector = useSelector.withTypes<ShellState>();
/** The store itself, for a handler that reads it when it is called. */
export const useShellStore = () => useStore<ShellState>();
