import type { Cents, ProfileId } from '@kipenga/betting-core';
import { useEffect } from 'react';
import { AWAITED_CODE } from './awaited-code-key.ts';
import type { ShellModal } from './modal.slice.ts';

/** The window a code of an SMS is entered in. */
export type CodeModal = Extract<ShellModal, { name: 'verify' | 'recover' }>;

/** A prompt that was sent to a phone, and what the balance was then. */
export interface AwaitedDeposit {
  readonly profileId: ProfileId;
  readonly balance: Cents;
  readonly sentAtMs: number;
}

const DEPOSIT = 'awaited_deposit';
/** A code lives as long (D41). */
const CODE_LIFE_MS = 10 * 60_000;
/** After so long a prompt has been answered, or never will be. */
const PROMPT_LIFE_MS = 15 * 60_000;

/** What of this tab is read again after a reload; null where there is nothing, or the browser forbids it. */
function read(key: string): Readonly<Record<string, unknown>> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
    return typeof kept === 'object' ? (kept as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}

function write(key: string, kept: object | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: a reload forgets, as before
  }
}

const isYoung = (atMs: unknown, lifeMs: number): atMs is number =>
  typeof atMs === 'number' && atMs <= Date.now() && Date.now() - atMs < lifeMs;

/** The window that waited for a code when the page was loaded again. */
export function awaitedCode(): CodeModal | null {
  const kept = read(AWAITED_CODE);
  if (kept === null || !isYoung(kept['atMs'], CODE_LIFE_MS)) return null;
  const { name, phone } = kept;
  if (typeof phone !== 'string') return null;
  const isCodeSent = kept['isCodeSent'] === true;
  return name === 'verify' || name === 'recover' ? { name, phone, isCodeSent } : null;
}

/** While its caller is on the screen a reload comes back to it: who looks for a code in the messages often loads the page again. */
export function useCodeOverReload({ name, phone, isCodeSent }: CodeModal): void {
  useEffect(() => {
    const kept = awaitedCode();
    if (kept?.name !== name || kept.phone !== phone)
      write(AWAITED_CODE, { name, phone, isCodeSent, atMs: Date.now() });
    return () => write(AWAITED_CODE, null);
  }, [name, phone, isCodeSent]);
}

/** The customer's deposit that has not been seen to arrive. */
export function awaitedDeposit(profileId: ProfileId): AwaitedDeposit | null {
  const kept = read(DEPOSIT);
  if (kept?.['profileId'] !== profileId || !isYoung(kept['sentAtMs'], PROMPT_LIFE_MS)) return null;
  return typeof kept['balance'] === 'number' ? (kept as unknown as AwaitedDeposit) : null;
}

/** Remembers that a prompt was sent, or with null that it is over. */
export const keepAwaitedDeposit = (deposit: AwaitedDeposit | null): void => write(DEPOSIT, deposit);
