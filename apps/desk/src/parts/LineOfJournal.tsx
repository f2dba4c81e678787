import type { DeskJournalLine } from '@kipenga/api/desk';
import { marketWords, momentWords, phoneWords, wordsOf, type CodeOf } from '@kipenga/desk-rules';
import { parseNairobiDateTime } from '@kipenga/betting-core';
import { actWords } from './act.ts';
import { Facts } from './Facts.tsx';
import { useMoment } from './use-moment.ts';

/** Readable names of fields that need one. */
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

const CODES: Readonly<Record<string, CodeOf>> = {
  reason: 'reason',
  limit: 'houseLimit',
  side: 'side',
  outcome: 'case',
};

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

/** Arguments shown first, in this order: the journal stores them in another one. */
const FIRST = ['scope', 'match_id', 'home', 'away', 'half_home', 'half_away'];

/** Words for the arguments of an act; the match by its sides and the customer by phone, if known. */
export const saidArgs = ({ args, sides, phone }: Pick<DeskJournalLine, 'args' | 'sides' | 'phone'>): string =>
  saidFields({
    ...Object.fromEntries(FIRST.filter((name) => name in args).map((name) => [name, args[name]])),
    ...args,
    ...(sides !== undefined && { match_id: sides }),
    ...(phone !== undefined && { profile_id: phoneWords(phone) }),
  });

/** Words for the outcome of an act: its sentence if it has one, else its fields. */
export const saidOutcome = (outcome: Readonly<Record<string, unknown>>): string =>
  typeof outcome['says'] === 'string' ? outcome['says'] : saidFields(outcome);

/** Words for the operator of an act, and the second person, if any. */
export const saidBy = ({
  operator,
  role,
  second,
}: Pick<DeskJournalLine, 'operator' | 'role' | 'second'>): string =>
  `${operator}, ${role}${second === null ? '' : `; second: ${second}`}`;

/** A line as the journal keeps it. */
export function LineOfJournal({ line }: { readonly line: DeskJournalLine }) {
  const moment = useMoment();
  const { number, at, act, why, outcome, hash } = line;
  return (
    <section aria-label={`Line ${number} of the journal`}>
      <Facts
        facts={[
          ['Line', String(number)],
          ['At', moment(at)],
          ['By', saidBy(line)],
          ['Act', actWords(act)],
          ['Told', saidArgs(line)],
          ['Why', why],
          ['Did', saidOutcome(outcome)],
          ['Chain', hash.slice(0, 16)],
        ]}
      />
    </section>
  );
}
