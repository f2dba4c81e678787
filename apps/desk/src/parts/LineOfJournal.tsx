import type { DeskJournalLine } from '@kipenga/api/desk';
import { actWords } from './act.ts';
import { useMoment } from './use-moment.ts';
import styles from './parts.module.css';

/** Fields of an act or of its outcome, in one line: 'home: 2, away: 1'. */
export const saidFields = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) =>
        `${name.replaceAll('_', ' ')}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .join(', ');

/** What an act did: its sentence, where it has one. */
export const saidOutcome = (outcome: Readonly<Record<string, unknown>>): string =>
  typeof outcome['says'] === 'string' ? outcome['says'] : saidFields(outcome);

/** A line as the journal keeps it. */
export function LineOfJournal({ line }: { readonly line: DeskJournalLine }) {
  const moment = useMoment();
  const { number, at, operator, role, second, act, args, why, outcome, hash } = line;
  const facts = [
    ['Line', String(number)],
    ['At', moment(at)],
    ['By', `${operator}, ${role}${second === null ? '' : `; second: ${second}`}`],
    ['Act', actWords(act)],
    ['Told', saidFields(args) || '–'],
    ['Why', why || '–'],
    ['Did', saidOutcome(outcome) || '–'],
    ['Chain', hash.slice(0, 16)],
  ] as const;
  return (
    <section aria-label={`Line ${number} of the journal`}>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
