import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { docsHref } from '../../docs/catalogue-links.ts';
import { pageId } from '../../facts/page-id.ts';
import styles from './rules.module.css';

export interface RulePageProps {
  readonly title: string;
  /** The rule, one sentence a line, each with its clause. */
  readonly rules: readonly ReactNode[];
  /** The parts a customer meets the rule in, at work on figures of the reader's choice. */
  readonly part: ReactNode;
  /** Titles of the pages of these parts: `Betting/QuoteSummary`. */
  readonly shownBy: readonly string[];
  /** Worked examples, reckoned here and now. */
  readonly examples: ExamplesProps;
}

/** A rule of money in words, at work beside the parts that show it, and in worked examples. Every figure is betting-core's. */
export function RulePage({ title, rules, part, shownBy, examples }: RulePageProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles['page']} lang="en">
      <h1>{title}</h1>
      <ul className={styles['rules']}>
        {rules.map((rule, at) => (
          // A rule is a sentence with a figure in it: its place is its name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{rule}</li>
        ))}
      </ul>
      <section>
        <h2>Try it</h2>
        <div className={styles['part']} lang={i18n.locale}>
          {part}
        </div>
        <p>
          Shown by{' '}
          {shownBy.map((page, at) => (
            <span key={page}>
              {at > 0 && ' · '}
              <a href={docsHref(pageId(`Components/${page}`))} target="_top">
                {page.split('/').at(-1)}
              </a>
            </span>
          ))}
        </p>
      </section>
      <section>
        <h2 id="examples">Worked examples</h2>
        <Examples {...examples} />
      </section>
    </div>
  );
}

interface ExamplesProps {
  readonly columns: readonly string[];
  /** One example a row: its name, then its figures. */
  readonly rows: readonly (readonly [string, ...(readonly string[])])[];
}

const Examples = ({ columns, rows }: ExamplesProps) => (
  // Wider than a telephone: it scrolls by itself, and by keys too.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles['scroller']} role="region" aria-labelledby="examples" tabIndex={0}>
    <table className={styles['examples']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, at) => (
              <td key={columns[at + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export interface RangeProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** How the number is written beside its label: as it is unless told. */
  readonly write?: (value: number) => string;
}

/** A whole number to slide. */
export const Range = ({ label, from, to, value, onChange, write = String }: RangeProps) => (
  <label className={styles['range']}>
    <span>
      {label} <b>{write(value)}</b>
    </span>
    <input
      type="range"
      min={from}
      max={to}
      value={value}
      aria-valuetext={write(value)}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  </label>
);

/** Where the figures of the part are chosen. */
export const Inputs = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['inputs']}>{children}</div>
);

/** A number in a field, as typed and as read; what cannot be read counts as nothing. */
export function useTyped(initial: string): readonly [string, (text: string) => void, number] {
  const [text, setText] = useState(initial);
  return [text, setText, /^\d{1,6}$/.test(text) ? Number(text) : 0];
}
