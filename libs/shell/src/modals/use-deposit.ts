import { useDepositMutation, useGetBalanceQuery, useGetLimitsQuery, type Profile } from '@kipenga/api';
import { checkDeposit, DEFAULT_LIMITS, parseKes, type Cents } from '@kipenga/betting-core';
import { useState } from 'react';
import { message, type Message } from '../language/message.ts';
import { depositFailure, depositFault } from './deposit-messages.ts';
import { useIsGivenUp } from './use-is-given-up.ts';

/** How often the balance is asked for while the modal is open (R4-25, R9-09). */
const POLLING = { pollingInterval: 5000, skipPollingIfUnfocused: true } as const;

/** What a prompt that was refused on the phone, or ran out, says. */
const GIVEN_UP = message('shell.deposit.givenUp');

interface Deposit {
  /** Sends a prompt for an amount as it was typed. @returns whether one was sent. */
  readonly send: (text: string) => Promise<boolean>;
  readonly isSending: boolean;
  readonly balance: Cents;
  /** A prompt waits on the phone, or its money has come: the balance is more than when it was sent. */
  readonly prompt: 'sent' | 'arrived' | null;
  readonly fault: Message | null;
  readonly clearFault: () => void;
}

/** Asks for a deposit, and watches the balance until the money is there. */
export function useDeposit(profile: Profile): Deposit {
  const limits = useGetLimitsQuery().currentData ?? DEFAULT_LIMITS;
  const { data } = useGetBalanceQuery({ profileId: profile.profileId }, POLLING);
  const [deposit, { isLoading }] = useDepositMutation();
  const [fault, setFault] = useState<Message | null>(null);
  const [balanceAtSending, setBalanceAtSending] = useState<Cents | null>(null);
  const balance = data?.balance ?? profile.balance;
  const hasArrived = balanceAtSending !== null && balance > balanceAtSending;
  const [sentAtMs, setSentAtMs] = useState<number | null>(null);
  const isGivenUp = useIsGivenUp(profile.phone, hasArrived ? null : sentAtMs, POLLING);

  const send = async (text: string): Promise<boolean> => {
    const amount = parseKes(text);
    const checked = amount.ok ? checkDeposit(amount.value, limits) : amount;
    setBalanceAtSending(null);
    setSentAtMs(null);
    setFault(checked.ok ? null : depositFault(checked.reason));
    if (!checked.ok) return false;
    const answer = await deposit({ phone: profile.phone, amount: checked.value });
    const isSent = answer.data?.kind === 'prompt-sent';
    if (isSent) {
      setBalanceAtSending(balance);
      setSentAtMs(Date.now());
    } else setFault(depositFailure(answer.data));
    return isSent;
  };
  const waiting = sentAtMs === null || isGivenUp ? null : 'sent';
  return {
    send,
    isSending: isLoading,
    balance,
    prompt: hasArrived ? 'arrived' : waiting,
    fault: isGivenUp ? GIVEN_UP : fault,
    clearFault() {
      setFault(null);
      if (isGivenUp) setSentAtMs(null);
    },
  };
}
