import { useDepositMutation, useGetBalanceQuery, useGetLimitsQuery, type Profile } from '@kipenga/api';
import { checkDeposit, DEFAULT_LIMITS, parseKes, type Cents } from '@kipenga/betting-core';
import { useEffect, useState } from 'react';
import { message, type Message } from '../language/message.ts';
import { depositFailure, depositFault, type DepositFailure } from './deposit-messages.ts';
import { keepAwaitedDeposit } from './over-reload.ts';
import { useLatestDeposit } from './use-latest-deposit.ts';

/** Polling of the balance while the modal is open, every 5,000 ms (R4-25, R9-09). */
const POLLING = { pollingInterval: 5000, skipPollingIfUnfocused: true } as const;

/** Message for a prompt that was refused on the phone or expired. */
const GIVEN_UP = message('shell.deposit.givenUp');

/** A prompt on the phone, or the money it brought. */
export interface PromptSeen {
  /** 'sent' by this form; 'waiting' since before the form opened. */
  readonly state: 'sent' | 'waiting' | 'arrived';
  /** The amount paid, if known. */
  readonly amount: Cents | null;
  /** The part of it that reaches the balance, if known. */
  readonly credited: Cents | null;
}

interface Deposit {
  /**
   * Sends a prompt for the typed amount.
   * @returns true if one was sent.
   */
  readonly send: (text: string) => Promise<boolean>;
  readonly isSending: boolean;
  readonly balance: Cents;
  readonly prompt: PromptSeen | null;
  /** Fault of the typed amount, or null. */
  readonly fault: Message | null;
  /** Reason why no prompt was sent for a valid amount (R8-09), or null. */
  readonly failure: DepositFailure | null;
  readonly clearFault: () => void;
}

/** The last request of this form. */
interface Sent {
  readonly atMs: number;
  readonly balance: Cents;
  readonly amount: Cents;
  readonly credited: Cents;
}

/** Requests a deposit and watches balance and deposit until the money has arrived. */
export function useDeposit(profile: Profile): Deposit {
  const limits = useGetLimitsQuery().currentData ?? DEFAULT_LIMITS;
  const { data, refetch } = useGetBalanceQuery({ profileId: profile.profileId }, POLLING);
  const [deposit, { isLoading }] = useDepositMutation();
  const [fault, setFault] = useState<Message | null>(null);
  const [failure, setFailure] = useState<DepositFailure | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const balance = data?.balance ?? profile.balance;
  const { latest, look } = useLatestDeposit({
    phone: profile.phone,
    askedAtMs: sent?.atMs ?? null,
    polling: POLLING,
  });
  const [isSeen, setSeen] = useState(false);

  const hasArrived =
    latest === null ? sent !== null && balance > sent.balance : latest.status === 'COMPLETED';
  const isGivenUp = latest?.status === 'FAILED';
  const state = hasArrived ? 'arrived' : sent === null ? 'waiting' : 'sent';
  const figures = sent ?? (latest && { amount: latest.amount, credited: latest.credited ?? null });

  useEffect(() => {
    // The balance may show the money before the deposit does: check at once, so that nobody is still asked for a PIN.
    if (sent !== null && balance > sent.balance) void look();
  }, [balance, look, sent]);
  useEffect(() => {
    if (hasArrived || isGivenUp) keepAwaitedDeposit(null);
    // The balance next to the message must include the money.
    if (hasArrived) void refetch();
  }, [hasArrived, isGivenUp, refetch]);

  const send = async (text: string): Promise<boolean> => {
    const amount = parseKes(text);
    const checked = amount.ok ? checkDeposit(amount.value, limits) : amount;
    setSent(null);
    setFailure(null);
    setFault(checked.ok ? null : depositFault(checked.reason, limits));
    if (!checked.ok) return false;
    const answer = await deposit({ phone: profile.phone, amount: checked.value });
    if (answer.data?.kind !== 'prompt-sent') {
      setFailure(depositFailure(answer.data));
      return false;
    }
    const { credited = checked.value } = answer.data;
    setSent({ atMs: Date.now(), balance, amount: checked.value, credited });
    keepAwaitedDeposit({ profileId: profile.profileId, balance, sentAtMs: Date.now() });
    setSeen(false);
    return true;
  };
  return {
    send,
    isSending: isLoading,
    balance,
    prompt: figures === null || isGivenUp || isSeen ? null : { state, ...figures },
    fault: isGivenUp && !isSeen ? GIVEN_UP : fault,
    failure,
    clearFault() {
      setFault(null);
      setFailure(null);
      if (hasArrived || isGivenUp) {
        setSent(null);
        setSeen(true);
      }
    },
  };
}
