import type { DeskCustomer } from '@kipenga/api/desk';
import {
  BLOCK_REASONS,
  CLASS_REASONS,
  CLOSING_REASONS,
  CREDIT_REASONS,
  CUSTOMER_CLASSES,
  isForgotten,
  phoneWords,
  wordsAlone,
} from '@kipenga/desk-rules';
import type { WantedAct } from '../parts/act.ts';
import type { Field } from '../parts/DeskForm.tsx';
import { centsIn } from '../parts/figures.ts';

type Options = readonly { readonly value: string; readonly name: string }[];

const BLOCKED_FOR: Options = BLOCK_REASONS.map((value) => ({ value, name: wordsAlone('reason', value) }));
const CREDITED_FOR: Options = CREDIT_REASONS.map((value) => ({ value, name: wordsAlone('credit', value) }));
const CLASSED_FOR: Options = CLASS_REASONS.map((value) => ({ value, name: wordsAlone('reason', value) }));
export const CLASSES: Options = CUSTOMER_CLASSES.map((value) => ({ value, name: value }));

/** Returns the chosen name of a closed list. @throws RangeError for any other text. */
export function named<Name extends string>(names: readonly Name[], chosen = ''): Name {
  const found = names.find((name) => name === chosen);
  if (found === undefined) throw new RangeError(`Not to be chosen: ${chosen}`);
  return found;
}

export const CUSTOMERS_ID: Field = {
  name: 'profileId',
  label: 'Customer, by phone or id',
  hint: 'Such as 0712 345 678.',
};

/** Gives money of the house to a customer; without one, the first field asks for the customer. */
export const credit = (whom: Pick<DeskCustomer, 'profileId' | 'phone'> | null): WantedAct => ({
  act: 'credit',
  title: 'Give money',
  ...(whom && { about: phoneWords(whom.phone), on: { profileId: whom.profileId } }),
  fields: [
    ...(whom === null ? [CUSTOMERS_ID] : []),
    {
      name: 'amount',
      label: 'Amount, KES',
      kind: 'amount',
      hint: 'At most 20,000 at once, or what Limits says.',
    },
    { name: 'reason', label: 'Why, as the customer reads it', kind: 'choice', options: CREDITED_FOR },
    {
      name: 'belongsTo',
      label: 'Bet or payment that it makes good',
      hint: 'Its reference, or its receipt. Empty: it belongs to none.',
      isOptional: true,
    },
  ],
  argsOf: ({ profileId = '', amount, reason, belongsTo = '' }) => ({
    profileId: whom?.profileId ?? profileId,
    amount: centsIn(amount),
    reason: named(CREDIT_REASONS, reason),
    ...(belongsTo !== '' && { belongsTo }),
  }),
});

/** Acts that the state of an account allows. */
export function actsOf({
  profileId,
  phone,
  status,
  closing,
  block,
  class: ofClass,
}: DeskCustomer): readonly WantedAct[] {
  const about = phoneWords(phone);
  const on = { profileId };
  const close: WantedAct = {
    act: 'close-account',
    title: 'Close and pay out',
    about,
    on,
    fields: [
      {
        name: 'reason',
        label: 'Reason',
        kind: 'choice',
        options: [
          { value: 'house', name: 'The house closes it: cash goes to its number, without a fee' },
          {
            value: 'own-wish',
            name: 'Its customer asks for it: cash goes to its number, less the fee of a withdrawal',
          },
          { value: 'under-age', name: 'Its holder is under age: the balance is held' },
        ],
      },
    ],
    argsOf: ({ reason }) => ({ profileId, reason: named(CLOSING_REASONS, reason) }),
  };
  const decide: WantedAct = {
    act: 'decide-balance',
    title: 'Decide on the held balance',
    about,
    on,
    fields: [
      {
        name: 'decision',
        label: 'Decision',
        kind: 'choice',
        options: [
          { value: 'stakes-back', name: 'Stakes go back, winnings are forfeited' },
          { value: 'pay-out', name: 'All of it is paid out' },
        ],
      },
    ],
    argsOf: ({ decision }) => ({ profileId, decision: decision === 'pay-out' ? 'pay-out' : 'stakes-back' }),
  };
  const [blockIt, hold] = (['block', 'hold-money'] as const).map((act): WantedAct => ({
    act,
    title: act === 'block' ? 'Block' : 'Block and hold its money',
    about,
    on,
    fields: [
      { name: 'reason', label: 'Why, as the customer reads it', kind: 'choice', options: BLOCKED_FOR },
    ],
    argsOf: ({ reason }) => ({ profileId, reason: named(BLOCK_REASONS, reason) }),
  }));
  const classify: WantedAct = {
    act: 'classify',
    title: 'Say the class',
    about,
    on,
    fields: [
      { name: 'class', label: 'Class', kind: 'choice', options: [...CLASSES, { value: '', name: 'None' }] },
      { name: 'reason', label: 'Why, as the customer reads it', kind: 'choice', options: CLASSED_FOR },
    ],
    argsOf: ({ class: name, reason }) =>
      name === ''
        ? { profileId, class: null }
        : { profileId, class: named(CUSTOMER_CLASSES, name), reason: named(CLASS_REASONS, reason) },
  };
  const unblock: WantedAct = { act: 'unblock', title: 'Unblock', about, args: { profileId } };
  const erase: WantedAct = {
    act: 'erase-person',
    title: 'Forget the person',
    about: `${about}. Number, logins, messages, identity and limits go for good; bets and books stay, and name nobody.`,
    args: { profileId },
  };
  const note: WantedAct = {
    act: 'note-customer',
    title: 'Write a note',
    about: `${about}. The note is the text under Why. Every operator reads it, and it stays for good: name no person in it.`,
    args: { profileId },
  };
  const isOpen = status !== 'closed';
  const acts = [
    note,
    isOpen && ofClass === null && classify,
    isOpen && ofClass !== null && { ...classify, title: 'Change the class' },
    isOpen && block === null && blockIt,
    isOpen && block?.holdsMoney !== true && hold,
    block !== null && unblock,
    isOpen && credit({ profileId, phone }),
    isOpen && close,
    closing?.isHeld === true && decide,
    closing?.isHeld === false && !isForgotten(phone) && erase,
  ];
  return acts.filter((act) => act !== false && act !== undefined);
}
