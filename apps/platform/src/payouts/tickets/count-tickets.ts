import type { Cents, Instant, JackpotId, JackpotVerdict, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { jackpotsWith, supposeJackpot, type SupposedEnd } from '../../jackpots/index.ts';
import type { Due } from './settle-ticket.ts';
import { judgeBy } from './ticket-outcome.ts';
import { ticketsAfter } from './tickets.store.ts';

/** Named winners, highest wins first. */
const MOST_NAMED = 20;
const PAGE = 500;

/** The effect of a supposed end of a match on a jackpot with it. */
export interface JackpotOutlook {
  readonly jackpotId: JackpotId;
  readonly name: string;
  readonly comesTo: JackpotVerdict;
  /** True if it takes tickets now and would no longer. */
  readonly endsSale: boolean;
  /** Number of its matches without a result then. */
  readonly awaited: number;
  /** Tickets whose outcome changes. */
  readonly tickets: number;
  /** Winning tickets, and some of them. */
  readonly winning: number;
  readonly winners: readonly {
    readonly profileId: ProfileId;
    readonly reference: string;
    readonly net: Cents;
  }[];
  /** Rollover to the next offer. */
  readonly rollover: Cents;
}

/** The effect on every jackpot with a match, and the tickets whose outcome changes, by owner. */
export interface TicketsOutlook {
  readonly jackpots: readonly JackpotOutlook[];
  readonly dueOf: ReadonlyMap<ProfileId, readonly Due[]>;
}

const isNews = ({ ticket, outcome }: Due): boolean =>
  ticket.status !== outcome.status || ticket.netPayout !== outcome.net;

/** Judges every ticket of the jackpots with a match by its supposed end, as settling would. Writes and locks nothing. */
export const supposeTickets = async (sql: Sql, end: SupposedEnd, now: Instant): Promise<TicketsOutlook> => {
  const jackpots: JackpotOutlook[] = [];
  const due: Due[] = [];
  for (const jackpotId of await jackpotsWith(sql, end.feedMatchId)) {
    const supposed = await supposeJackpot(sql, jackpotId, end, now);
    if (supposed === null) continue;
    const { name, verdict, matches, awaited, endsSale } = supposed;
    const judge = judgeBy(verdict, supposed, matches);
    const before = due.length;
    const won: Due[] = [];
    for (let last = { profileId: '', betId: '' } as Parameters<typeof ticketsAfter>[2] | null; last;) {
      const page = await ticketsAfter(sql, jackpotId, last, PAGE);
      const judged = page.map((ticket) => ({ ticket, outcome: judge(ticket) }));
      due.push(...judged.filter(isNews));
      won.push(...judged.filter(({ outcome }) => outcome.status === 'won'));
      last = page.length < PAGE ? null : (page.at(-1) ?? null);
    }
    jackpots.push({
      jackpotId,
      name,
      comesTo: verdict.verdict,
      endsSale,
      awaited,
      tickets: due.length - before,
      winning: won.length,
      winners: won
        .toSorted((one, other) => other.outcome.net - one.outcome.net)
        .slice(0, MOST_NAMED)
        .map(({ ticket: { profileId, reference }, outcome: { net } }) => ({ profileId, reference, net })),
      rollover: verdict.rollover,
    });
  }
  return { jackpots, dueOf: Map.groupBy(due, ({ ticket }) => ticket.profileId) };
};
