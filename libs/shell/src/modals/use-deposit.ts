import { useDepositMutation, useGetBalanceQuery, useGetLimitsQuery, type Profile } from '@kipenga/api';
import { checkDeposit, DEFAULT_LIMITS, parseKes, type Cents } from '@kipenga/betting-core';
import { useEffect, useState } from 'react';
import { message, type Message } from '../language/message.ts';
import { depositFailure, depositFault, type DepositFailure } from './deposit-messages.ts';
import { keepAwaitedDeposit } from './over-reload.ts';
import { useLatestDeposit } from './use-latest-deposit.ts';

/** How often the balance is asked for while the modal is open (R4-25, R9-09). */
const POLLING = { pollingInterval: 5000, skipPollingIfUnfocused: true } as const;

/** What a prompt that was refused on the phone, or ran out, says. */
const GIVEN_UP = message('shell.deposit.givenUp');

/** A prompt on the phone, or the money that came of it. */
export interface PromptSeen {
  /** 'sent' by this form; 'waiting' since before it was opened. */
  readonly state: 'sent' | 'waiting' | 'arrived';
  /** What is paid, as far as it is known. */
  readonly amount: Cents | null;
  /** What reaches the balance of it. */
  readonly credited: Cents | null;
}

interface Deposit {
  /** Sends a prompt for an amount as it was typed. @returns whether one was sent. */
  readonly send: (text: string) => Promise<boolean>;
  readonly isSending: boolean;
  readonly balance: Cents;
  readonly prompt: PromptSeen | null;
  /** What is wrong with the amount. */
  readonly fault: Message | null;
  /** Why no prompt was sent for an amount that is right (R8-09). */
  readonly failure: DepositFailure | null;
  readonly clearFault: () => void;
}

/** What was asked for here, until the next is. */
interface Sent {
  readonly atMs: number;
  readonly balance: Cents;
  readonly amount: Cents;
  readonly credited: Cents;
}

/** Asks for a deposit, and watches balance and deposit until the money is there. */
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
    // Nobody is asked for a PIN beside a balance that has the money.
    if (sent !== null && balance > sent.balance) void look();
  }, [balance, look, sent]);
  useEffect(() => {
    if (hasArrived || isGivenUp) keepAwaitedDeposit(null);
    // The balance beside the words has the money already.
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
