import type { DeskJournalLine } from '@kipenga/api/desk';
import { marketWords, momentWords, wordsOf, type CodeOf } from '@kipenga/desk-rules';
import { parseNairobiDateTime } from '@kipenga/betting-core';
import { actWords } from './act.ts';
import { useMoment } from './use-moment.ts';
import styles from './parts.module.css';

/** What the names of fields say where the word itself would not. */
const FIELDS: Readonly<Record<string, string>> = {
  profile_id: 'customer',
  match_id: 'match',
  payment_id: 'payment',
  jackpot_id: 'jackpot',
  limit_id: 'limit',
  line_id: 'line',
  game_id: 'game',
  most: 'at most KES',
  stake_percent: 'per cent of the highest stake',
  margin_percent: 'per cent kept',
};

const CODES: Readonly<Record<string, CodeOf>> = { reason: 'reason', side: 'side', outcome: 'case' };

function saidValue(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(' ');
  if (typeof value === 'object' && value !== null)
    return saidFields(value as Readonly<Record<string, unknown>>);
  const text = String(value);
  if (name === 'market') return marketWords(text);
  if (name === 'asked_for') return actWords(text);
  const of = CODES[name];
  if (of !== undefined) return wordsOf(of, text);
  const time = parseNairobiDateTime(text);
  return time.ok ? momentWords(time.value) : text;
}

/** Fields of an act or of its outcome, in one line: 'home: 2, away: 1'. */
export const saidFields = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${FIELDS[name] ?? name.replaceAll('_', ' ')}: ${saidValue(name, value)}`)
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
