import { createHash } from 'node:crypto';
import {
  checkIdentity,
  instantFromMs,
  nairobiDayOf,
  toMs,
  type IdentityForm,
  type Instant,
  type Msisdn,
  type ProfileId,
} from '@kipenga/betting-core';
import type { IdentityAnswer } from '@kipenga/contracts';
import { languageOf, sendInLanguage } from '../customers/index.ts';
import { takeName, type Sql } from '../database/index.ts';
import type { IdentityClaim, IdentityVerdict } from '../gateways/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { enqueue, jobKind, jobWork, type JobWork } from '../outbox/index.ts';
import { isRegistered } from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import { worded, wordsIn, type Worded } from '../wording/index.ts';
import { askRegister } from './ask-register.ts';
import {
  selectIdentity,
  updateRefused,
  updateVerified,
  upsertPending,
  type IdentityKept,
  type IdentityRefusal,
} from './identity.store.ts';

/** The customer whose identity is checked. */
interface Holder {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
}

/** A pending identity, with the try it belongs to. */
interface Asked extends Holder {
  readonly triedSince: Instant;
  readonly tries: number;
}

/** Limits guessing of other people's numbers, birthdays and names. */
const TRIES_A_DAY = 5;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A pending identity is asked about after one minute, then after two, then after three, up to an hour. */
const LONGEST_PAUSE_MINUTES = 60;

const CHECK_AGAIN = jobKind<Asked & { readonly looks: number }>('identity-check', 'identity-calls');

const answer = (state: IdentityAnswer['state'], why: Worded): IdentityAnswer => ({ state, ...why });
const PENDING = answer('pending', worded('identity-pending'));
const VERIFIED = answer('verified', worded('identity-verified'));

const askAgainLater = (sql: Sql, { realClock }: Services, asked: Asked, looks: number): Promise<void> => {
  const { profileId, triedSince, tries } = asked;
  return enqueue(sql, {
    kind: CHECK_AGAIN,
    dedupeKey: `${triedSince} ${tries} ${looks}`,
    payload: { ...asked, looks },
    runAt: instantFromMs(realClock.nowMs() + Math.min(looks, LONGEST_PAUSE_MINUTES) * MINUTE_MS),
    profileId,
  });
};

/** Counts a try, and stores the claimed identity before the check is asked. */
const begin = (services: Services, holder: Holder, typed: IdentityForm): Promise<Asked | IdentityAnswer> =>
  services.db.transaction(async (sql) => {
    const now = services.realClock.now();
    await lockWallet(sql, holder.profileId);
    const kept = await selectIdentity(sql, holder.profileId);
    if (kept?.state === 'verified') return VERIFIED;
    if (kept?.state === 'pending') return PENDING;
    const checked = checkIdentity(typed, nairobiDayOf(now));
    if (!checked.ok)
      return answer('refused', worded(`identity-${checked.reason[0]?.kind ?? 'name-unreadable'}`));
    const isSameDay = kept !== null && toMs(now) - toMs(kept.triedSince) < DAY_MS;
    if (isSameDay && kept.tries >= TRIES_A_DAY) return answer('refused', worded('identity-tries-used'));
    const tried = isSameDay
      ? { triedSince: kept.triedSince, tries: kept.tries + 1 }
      : { triedSince: now, tries: 1 };
    await upsertPending(sql, holder.profileId, checked.value, tried, now);
    const { profileId, msisdn } = holder;
    await askAgainLater(sql, services, { profileId, msisdn, ...tried }, 1);
    return { profileId, msisdn, ...tried };
  });

/** The stored check, if it still belongs to this try and is pending; otherwise null. */
const pendingOf = async (sql: Sql, { profileId, triedSince, tries }: Asked): Promise<IdentityKept | null> => {
  const kept = await selectIdentity(sql, profileId);
  return kept?.state === 'pending' && kept.triedSince === triedSince && kept.tries === tries ? kept : null;
};

/** Key of a card in the table of names, so that its number is not stored in plain text. */
const nameOfCard = (idNumber: string): string => createHash('sha256').update(idNumber).digest('base64url');

/**
 * Stores a verdict once. A card that another account has is refused only when the check confirms that it is the customer's:
 * before that nobody learns that it is taken.
 */
const decide = async (
  sql: Sql,
  { profileId }: Holder,
  { identity }: IdentityKept,
  verdict: IdentityVerdict,
): Promise<IdentityRefusal | null> => {
  const isTaken =
    verdict.kind === 'verified' &&
    identity !== null &&
    !(await takeName(sql, 'id-card', nameOfCard(identity.idNumber), profileId));
  const refusal = verdict.kind === 'refused' ? verdict.why : isTaken ? 'taken' : null;
  await (refusal === null ? updateVerified(sql, profileId) : updateRefused(sql, profileId, refusal));
  return refusal;
};

/** Asks the identity check, outside any transaction. Null if the try is over, or the house has no identity check. */
const ask = async (services: Services, asked: Asked): Promise<IdentityVerdict | null> => {
  const kept = await pendingOf(services.db, asked);
  if (kept === null || kept.identity === null) return null;
  const claim: IdentityClaim = { ...kept.identity, msisdn: asked.msisdn, since: kept.askedAt };
  return (await services.identity?.check(claim)) ?? null;
};

/** Stores a verdict, unless another came first. Sends it by SMS if the customer did not wait for it. */
const keep = async (
  services: Services,
  asked: Asked,
  verdict: IdentityVerdict,
  { isTold }: { readonly isTold: boolean },
): Promise<IdentityAnswer> => {
  const decided = await services.db.transaction(async (sql) => {
    await lockWallet(sql, asked.profileId);
    const kept = await pendingOf(sql, asked);
    if (kept === null) return PENDING;
    const refusal = await decide(sql, asked, kept, verdict);
    const why = refusal === null ? null : worded(`identity-${refusal}`);
    if (isTold) await tellVerdict(sql, services, asked.msisdn, why);
    return why === null ? VERIFIED : answer('refused', why);
  });
  if (decided.state !== 'verified') return decided;
  await askRegister(services, asked);
  return (await isRegistered(services.db, asked.profileId))
    ? answer('refused', worded('deposit-in-break-for-good'))
    : decided;
};

const tellVerdict = async (sql: Sql, services: Services, to: Msisdn, why: Worded | null): Promise<void> => {
  const at = services.bettingClock.now();
  if (why === null) return sendInLanguage(sql, services, { to, id: 'sms.identity.verified', at });
  const values = { why: wordsIn(await languageOf(sql, to), why.reason) };
  return sendInLanguage(sql, services, { to, id: 'sms.identity.refused', values, at });
};

/**
 * Stores the identity a customer claims, and has it checked by an outside source (D105, D116). If the source cannot answer now,
 * the check stays pending and is repeated; the verdict then comes by SMS.
 */
export const proveIdentity = async (
  services: Services,
  holder: Holder,
  typed: IdentityForm,
): Promise<IdentityAnswer> => {
  const begun = await begin(services, holder, typed);
  if ('state' in begun) return begun;
  const verdict = await ask(services, begun).catch(() => null);
  return verdict === null || verdict.kind === 'pending'
    ? PENDING
    : keep(services, begun, verdict, { isTold: false });
};

const checkAgain = async (
  services: Services,
  { looks, ...asked }: Asked & { readonly looks: number },
): Promise<void> => {
  // A source that cannot be reached counts as pending: a failing job is given up in the end, and the try would stay open for good.
  const verdict = await ask(services, asked).catch(() => ({ kind: 'pending' }) as const);
  if (verdict === null) return;
  if (verdict.kind === 'pending') await askAgainLater(services.db, services, asked, looks + 1);
  else await keep(services, asked, verdict, { isTold: true });
};

/** Repeats pending identity checks. */
export const identityJobs = (services: Services): readonly JobWork[] => [
  jobWork(CHECK_AGAIN, (asked) => checkAgain(services, asked)),
];
