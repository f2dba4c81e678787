import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './pattern.module.css';

/** One step of a pattern: what happens, how it looks, why it is so. */
export interface PatternStep {
  readonly title: string;
  readonly text: ReactNode;
  readonly why: string;
  /** The components themselves, at work. */
  readonly part?: ReactNode;
}

export interface PatternProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly steps: readonly PatternStep[];
  /** What the pattern must not become. */
  readonly never: readonly string[];
}

/** A pattern told step by step, each step with its components and its reason. */
export function Pattern({ title, lead, steps, never }: PatternProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles['pattern']} lang="en">
      <h1>{title}</h1>
      <p>{lead}</p>
      {steps.map((step, at) => (
        <section key={step.title} className={styles['step']}>
          <h2>
            {at + 1}. {step.title}
          </h2>
          <p>{step.text}</p>
          {step.part !== undefined && (
            <div className={styles['part']} lang={i18n.locale}>
              {step.part}
            </div>
          )}
          <p className={styles['why']}>
            <b>Why.</b> {step.why}
          </p>
        </section>
      ))}
      <section className={styles['step']}>
        <h2>Never</h2>
        <ul className={styles['never']}>
          {never.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
