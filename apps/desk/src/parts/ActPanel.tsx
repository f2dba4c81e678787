import {
  failureOf,
  type ActAnswer,
  type ActPreview,
  type ActSending,
  type DeskApproval,
} from '@kipenga/api/desk';
import { phoneWords, type ActRule } from '@kipenga/desk-rules';
import { Button, Shimmer } from '@kipenga/ui';
import { useEffect, useRef, useState } from 'react';
import { DeskForm, type Field } from './DeskForm.tsx';
import { failureWords } from './failure-words.ts';
import { MoneyBoard } from './MoneyBoard.tsx';
import { LineOfJournal } from './LineOfJournal.tsx';
import { WaitingActs } from './WaitingActs.tsx';
import styles from './parts.module.css';

/** Values of the act's fields, by name. */
export type Told = Readonly<Record<string, string>>;

export interface ActPanelProps {
  /** Title, and words of the button. */
  readonly title: string;
  readonly about?: string | undefined;
  /** Fields still to be filled in. */
  readonly fields?: readonly Field[] | undefined;
  readonly rule: Pick<ActRule, 'needsWhy' | 'needsPreview'>;
  /** The act needs two persons whatever it moves. */
  readonly isAlwaysForTwo?: boolean;
  /** Picks the waiting acts that are the same one; absent where it is a waiting act itself. */
  readonly isSame?: (waiting: DeskApproval) => boolean;
  /** The operator is the second person: no further approval is needed. */
  readonly isSecond?: boolean;
  readonly send: (
    told: Told,
    sending: ActSending,
  ) => PromiseLike<{ readonly data?: ActAnswer | undefined; readonly error?: unknown }>;
  readonly onClose: () => void;
}

const NO_FIELDS: readonly Field[] = [];
const NOTHING: Told = {};

/** A preview, and the version under which the act is done as shown. */
interface Shown {
  readonly told: Told;
  readonly preview: ActPreview;
  /** Phone of the customer concerned. */
  readonly phone: string | undefined;
  readonly version: string | null;
  /** It differs from the preview shown before. */
  readonly hasChanged: boolean;
}

type Sent = Awaited<ReturnType<ActPanelProps['send']>>;

/** Treats an error while building the arguments as a refusal too. */
async function sent(send: () => PromiseLike<Sent>): Promise<Sent> {
  try {
    return await send();
  } catch (error) {
    return { error };
  }
}

const whyField = (isNeeded: boolean): Field => ({
  name: 'why',
  label: isNeeded ? 'Why' : 'Why (may be left out)',
  kind: 'long',
  hint: 'Stands in the journal beside your name.',
  isOptional: !isNeeded,
});

/**
 * Runs every act: its fields, a preview by a dry run, the reason, the act, and its journal line. If the preview is stale, nothing is done and the new figures are
 * shown.
 */
export function ActPanel({
  title,
  about: subject,
  fields = NO_FIELDS,
  rule,
  isAlwaysForTwo = false,
  isSame,
  isSecond = false,
  send,
  onClose,
}: ActPanelProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [ended, setEnded] = useState<ActAnswer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const ask = async (told: Told, sending: ActSending): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    const { data, error } = await sent(() => send(told, sending));
    setIsBusy(false);
    if (data === undefined) {
      const known = failureOf(error);
      return setFailure(known ? failureWords(known) : 'It cannot be sent as it was typed. Look at it again.');
    }
    if (data.state === 'done' || data.state === 'waits') return setEnded(data);
    if (data.preview === null) return setFailure(data.description);
    const { preview, phone, version, state } = data;
    setShown({ told, preview, phone, version, hasChanged: state === 'stale' });
  };
  const look = (told: Told) => void ask(told, { why: '', dryRun: true, version: null });
  const act = (told: Told, why: string, version: string | null) =>
    void ask(told, { why, dryRun: false, version });

  const isForAnother = ({ preview }: Shown): boolean => preview.needsSecond && !isSecond;
  const looksAtOnce = rule.needsPreview && fields.length === 0;
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!looksAtOnce || hasLooked.current) return;
    hasLooked.current = true;
    look(NOTHING);
  });

  const about = (
    <>
      {subject !== undefined && <p className={styles['about']}>{subject}</p>}
      {isSame && <WaitingActs those={isSame} onSee={onClose} />}
    </>
  );
  if (ended !== null) return <Ended answer={ended} onClose={onClose} />;
  if (shown !== null)
    return (
      <>
        {about}
        <WhatItDoes
          shown={shown}
          subject={subject}
          isForAnother={isForAnother(shown)}
          isAlwaysForTwo={isAlwaysForTwo}
        />
        <DeskForm
          fields={[whyField(rule.needsWhy)]}
          submit={isForAnother(shown) ? `${title}: ask a second person` : title}
          look="danger"
          isBusy={isBusy}
          failure={failure}
          onSubmit={({ why = '' }) => act(shown.told, why, shown.version)}
        />
        {fields.length > 0 && (
          <Button look="quiet" size="small" onClick={() => setShown(null)}>
            Change what it is told
          </Button>
        )}
      </>
    );
  if (looksAtOnce)
    return (
      <>
        {about}
        {failure === null ? (
          <Shimmer kind="line" count={4} />
        ) : (
          <DeskForm fields={[]} submit="Look again" failure={failure} isBusy={isBusy} onSubmit={look} />
        )}
      </>
    );
  return (
    <>
      {about}
      <DeskForm
        fields={rule.needsPreview ? fields : [...fields, whyField(rule.needsWhy)]}
        submit={rule.needsPreview ? 'Show what it does' : title}
        look={rule.needsPreview ? 'primary' : 'danger'}
        isBusy={isBusy}
        failure={failure}
        onSubmit={({ why = '', ...told }) => (rule.needsPreview ? look(told) : act(told, why, null))}
      />
    </>
  );
}

interface WhatItDoesProps {
  readonly shown: Shown;
  /** Subject of the act, as it stands above. */
  readonly subject: string | undefined;
  /** A second person must approve it. */
  readonly isForAnother: boolean;
  readonly isAlwaysForTwo: boolean;
}

function WhatItDoes({
  shown: { preview, phone, hasChanged },
  subject = '',
  isForAnother,
  isAlwaysForTwo,
}: WhatItDoesProps) {
  return (
    <>
      {hasChanged && (
        <div className={styles['notice']} data-kind="bad" role="alert">
          <b>It has changed since you looked. Nothing was done.</b>
          <span>These are the figures of now: read them, then press again.</span>
        </div>
      )}
      <MoneyBoard preview={preview} />
      {phone !== undefined && !subject.includes(phoneWords(phone)) && (
        <p>Its customer: {phoneWords(phone)}.</p>
      )}
      {isForAnother && (
        <div className={styles['notice']} data-kind="wait">
          <b>A second person decides.</b>
          <span>
            {isAlwaysForTwo
              ? 'This act takes two persons, always'
              : 'It is more than one person may do alone'}
            : it waits under Approvals until somebody else says yes.
          </span>
        </div>
      )}
    </>
  );
}

/** The outcome. It takes the focus, as the button that had it is gone. */
function Ended({ answer, onClose }: { readonly answer: ActAnswer; readonly onClose: () => void }) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  const isDone = answer.state === 'done';
  return (
    <>
      <div
        ref={told}
        className={styles['notice']}
        data-kind={isDone ? 'good' : 'wait'}
        tabIndex={-1}
        role="status"
      >
        <b>{isDone ? 'Done.' : 'It waits for a second person.'}</b>
        <span>{answer.description}</span>
      </div>
      {answer.line && <LineOfJournal line={answer.line} />}
      <Button onClick={onClose}>Close</Button>
    </>
  );
}
