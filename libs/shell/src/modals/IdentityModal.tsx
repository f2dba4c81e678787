import {
  useGetOwnAccountQuery,
  useProveIdentityMutation,
  type IdentityState,
  type Profile,
} from '@kipenga/api';
import {
  checkIdentity,
  instantFromMs,
  nairobiDayOf,
  type IdentityFault,
  type IdentityForm as Typed,
} from '@kipenga/betting-core';
import { Button, Spinner, TextField, WarningIcon } from '@kipenga/ui';
import { IDENTITY_FILES } from '@kipenga/words/identity-files';
import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { apiFailureMessage } from '../dialog/api-failure-message.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { answerMessage } from '../language/answer-message.ts';
import type { Message } from '../language/message.ts';
import { useMessageText } from '../language/use-message-text.ts';
import { WithWordsOf } from '../language/WithWordsOf.tsx';
import { selectProfile } from '../session/session.slice.ts';
import styles from './forms.module.css';
import { HandsetLink } from './HandsetLink.tsx';
import { modalClosed } from './modal.slice.ts';
import { useFaults, type Faults } from './use-faults.ts';
import { useIdentityWords } from './use-identity-words.ts';

/** Properties of the identity form. */
interface IdentityFormProps {
  readonly profile: Profile;
  readonly isSandbox: boolean;
  /** Label of the submit button. */
  readonly submitLabel: string;
  readonly onVerified: () => void;
  readonly onPending: () => void;
}

const FIELD_OF: Readonly<Record<IdentityFault['kind'], keyof Typed>> = {
  'number-unreadable': 'idNumber',
  'birth-date-unreadable': 'birthDate',
  'under-age': 'birthDate',
  'name-unreadable': 'name',
};

const faultMessage = ({ kind }: IdentityFault): Message =>
  answerMessage({ description: '', reason: { code: `identity-${kind}`, values: {} } });

const faultsIn = (typed: Typed): Faults<keyof Typed, Message> => {
  const checked = checkIdentity(typed, nairobiDayOf(instantFromMs(Date.now())));
  return checked.ok
    ? {}
    : Object.fromEntries(checked.reason.map((fault) => [FIELD_OF[fault.kind], faultMessage(fault)]));
};

/**
 * Form for number, birth date and name of an identity card; says why they are asked for, and what is stored (D105). After a refusal
 * the typed text stays.
 */
export function IdentityForm({ profile, isSandbox, submitLabel, onVerified, onPending }: IdentityFormProps) {
  const t = useIdentityWords();
  const toText = useMessageText();
  const [prove, { isLoading }] = useProveIdentityMutation();
  const [refusal, setRefusal] = useState<Message | null>(null);
  const { faultOf, show, form } = useFaults<keyof Typed, Message>();
  const errorOf = (field: keyof Typed) => {
    const fault = faultOf(field);
    return fault === undefined ? null : toText(fault);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const textOf = (field: keyof Typed) => String(data.get(field));
    const typed = { idNumber: textOf('idNumber'), birthDate: textOf('birthDate'), name: textOf('name') };
    const faults = faultsIn(typed);
    show(faults);
    setRefusal(null);
    if (Object.keys(faults).length > 0) return;
    const { data: answer, error } = await prove(typed);
    if (answer === undefined) setRefusal(apiFailureMessage(error));
    else if (answer.state === 'verified') onVerified();
    else if (answer.state === 'pending') onPending();
    else setRefusal(answerMessage(answer));
  };
  return (
    <form {...form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles['lead']}>{t('identity.why')}</p>
      <TextField
        name="idNumber"
        label={t('identity.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={errorOf('idNumber')}
      />
      <TextField
        name="birthDate"
        label={t('identity.birthDate')}
        hint={t('identity.birthDateHint')}
        autoComplete="bday"
        maxLength={20}
        error={errorOf('birthDate')}
      />
      <TextField
        name="name"
        label={t('identity.name')}
        hint={t('identity.nameHint')}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={100}
        error={errorOf('name')}
      />
      {isSandbox && <HandsetLink phone={profile.phone} />}
      {refusal !== null && (
        <div className={styles['problem']} role="alert">
          <WarningIcon size="1.25rem" />
          <p>{toText(refusal)}</p>
        </div>
      )}
      <Button type="submit" isWide isBusy={isLoading}>
        {submitLabel}
      </Button>
      <p className={styles['note']}>{t('identity.kept')}</p>
    </form>
  );
}

/** Message while the identity is being checked, with a button to go back. */
export function IdentityPending({ onDone }: { readonly onDone: () => void }) {
  const t = useIdentityWords();
  const toText = useMessageText();
  const words = answerMessage({ description: '', reason: { code: 'identity-pending', values: {} } });
  return <Told words={toText(words)} done={t('shell.deposit.done')} onDone={onDone} />;
}

/** A final message for now, with a button to go back. */
function Told({
  words,
  done,
  onDone,
}: {
  readonly words: string;
  readonly done: string;
  readonly onDone: () => void;
}) {
  return (
    <div className={styles['form']}>
      <p className={styles['good']} role="status">
        {words}
      </p>
      <Button isWide onClick={onDone}>
        {done}
      </Button>
    </div>
  );
}

/** Window with the identity form, opened before a deposit: after registering, from the slip, or from the account. */
export function IdentityModal({ isSandbox }: { readonly isSandbox: boolean }) {
  const profile = useSelector(selectProfile);
  if (profile === null) return null;
  return (
    <WithWordsOf files={IDENTITY_FILES}>
      <OwnIdentity profile={profile} isSandbox={isSandbox} />
    </WithWordsOf>
  );
}

function OwnIdentity({ profile, isSandbox }: { readonly profile: Profile; readonly isSandbox: boolean }) {
  const t = useIdentityWords();
  const toText = useMessageText();
  const dispatch = useShellDispatch();
  const { data, isLoading } = useGetOwnAccountQuery(
    { profileId: profile.profileId },
    { refetchOnMountOrArgChange: true },
  );
  const [now, setNow] = useState<IdentityState | null>(null);
  const close = () => dispatch(modalClosed());
  const state = now ?? data?.identity;
  if (isLoading) return <Spinner />;
  if (state === 'pending') return <IdentityPending onDone={close} />;
  if (state === 'verified') {
    const words = answerMessage({ description: '', reason: { code: 'identity-verified', values: {} } });
    return <Told words={toText(words)} done={t('shell.deposit.done')} onDone={close} />;
  }
  return (
    <>
      <IdentityForm
        profile={profile}
        isSandbox={isSandbox}
        submitLabel={t('identity.submit')}
        onVerified={() => setNow('verified')}
        onPending={() => setNow('pending')}
      />
      <Button look="quiet" isWide onClick={close}>
        {t('identity.later')}
      </Button>
    </>
  );
}
