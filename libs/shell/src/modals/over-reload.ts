import type { Cents, ProfileId } from '@kipenga/betting-core';
import { useEffect } from 'react';
import { AWAITED_CODE } from './awaited-code-key.ts';
import type { ShellModal } from './modal.slice.ts';

/** A window for entering the code of an SMS. */
export type CodeModal = Extract<ShellModal, { name: 'verify' | 'recover' }>;

/** A prompt sent to a phone, and the balance at that time. */
export interface AwaitedDeposit {
  readonly profileId: ProfileId;
  readonly balance: Cents;
  readonly sentAtMs: number;
}

const DEPOSIT = 'awaited_deposit';
/** Lifetime of a code in milliseconds (D41). */
const CODE_LIFE_MS = 10 * 60_000;
/** Milliseconds after which a prompt has been answered or will not be. */
const PROMPT_LIFE_MS = 15 * 60_000;

/** Reads an entry of this tab's storage; null if there is none, or the browser forbids it. */
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
    // The browser forbids storage: a reload then loses the entry.
  }
}

const isYoung = (atMs: unknown, lifeMs: number): atMs is number =>
  typeof atMs === 'number' && atMs <= Date.now() && Date.now() - atMs < lifeMs;

/** Returns the window that was waiting for a code when the page was reloaded. */
export function awaitedCode(): CodeModal | null {
  const kept = read(AWAITED_CODE);
  if (kept === null || !isYoung(kept['atMs'], CODE_LIFE_MS)) return null;
  const { name, phone } = kept;
  if (typeof phone !== 'string') return null;
  const isCodeSent = kept['isCodeSent'] === true;
  return name === 'verify' || name === 'recover' ? { name, phone, isCodeSent } : null;
}

/**
 * Stores the caller's window while it is shown, so that a reload opens it again: customers who look for a code in their messages
 * often reload the page.
 */
export function useCodeOverReload({ name, phone, isCodeSent }: CodeModal): void {
  useEffect(() => {
    const kept = awaitedCode();
    if (kept?.name !== name || kept.phone !== phone)
      write(AWAITED_CODE, { name, phone, isCodeSent, atMs: Date.now() });
    return () => write(AWAITED_CODE, null);
  }, [name, phone, isCodeSent]);
}

/** Returns the customer's deposit that has not arrived yet, or null. */
export function awaitedDeposit(profileId: ProfileId): AwaitedDeposit | null {
  const kept = read(DEPOSIT);
  if (kept?.['profileId'] !== profileId || !isYoung(kept['sentAtMs'], PROMPT_LIFE_MS)) return null;
  return typeof kept['balance'] === 'number' ? (kept as unknown as AwaitedDeposit) : null;
}

/** Stores that a prompt was sent, or with null that it is over. */
export const keepAwaitedDeposit = (deposit: AwaitedDeposit | null): void => write(DEPOSIT, deposit);
