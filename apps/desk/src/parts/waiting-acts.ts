import { useGetApprovalsInfiniteQuery, type DeskApproval } from '@kipenga/api/desk';
import { useEvery } from '../frame/live.ts';
import type { WantedAct } from './act.ts';

const EVERY_MS = 15_000;

/** Arguments that name what an act is about, by their names on the wire. */
const SUBJECT = [
  'match_id',
  'profile_id',
  'payment_id',
  'receipt',
  'side',
  'limit_id',
  'record_id',
  'jackpot_id',
  'kind',
  'name',
] as const;

const ours = (wireName: string): string =>
  wireName.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The acts that wait for a second person, oldest first: the first page of them. */
export function useWaitingActs(): readonly DeskApproval[] {
  const { currentData } = useGetApprovalsInfiniteQuery({}, { pollingInterval: useEvery(EVERY_MS) });
  return currentData?.pages.flatMap(({ rows }) => rows) ?? [];
}

/** True if a waiting act is the one that is wanted, about the same subject as far as that is known before the fields are filled in. */
export const isSameAct =
  (wanted: WantedAct) =>
  (waiting: DeskApproval): boolean => {
    const known: Readonly<Record<string, unknown>> =
      (wanted.fields === undefined ? wanted.args : wanted.on) ?? {};
    return (
      waiting.act === wanted.act &&
      SUBJECT.every((name) => {
        const mine = known[ours(name)];
        return mine === undefined || String(mine ?? '') === String(waiting.args[name] ?? '');
      })
    );
  };
