import { instantFromMs, kes, type Instant, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import Fastify, { type FastifyInstance } from 'fastify';
import { testServices } from '../../../../../test/test-services.ts';
import { takeName, type Database } from '../../../../database/index.ts';
import { balances, openWallet } from '../../../../ledger/index.ts';
import { openOutbox } from '../../../../outbox/index.ts';
import { deposit, paymentReports, withdraw } from '../../../../payments/index.ts';
import { bettingTimeOf, systemRandom, type RealClock } from '../../../../ports/index.ts';
import { darajaMobileMoney } from '../daraja-mobile-money.ts';
import type { DarajaSettings } from '../daraja-settings.ts';
import { openDarajaWorld, type WorldCallback } from './daraja-world.ts';

const CALLBACK_ORIGIN = 'https://pay.kipenga.example';
export const SECRET = 'a-secret-of-the-callbacks';

export const settingsFor = (baseUrl: string): DarajaSettings => ({
  baseUrl,
  consumerKey: 'the-consumer-key',
  consumerSecret: 'the-consumer-secret',
  shortcode: '290080',
  passkey: 'the-passkey',
  initiatorName: 'kipenga',
  securityCredential: 'the-security-credential',
  callbackOrigin: CALLBACK_ORIGIN,
  callbackSecret: SECRET,
});

export interface Payer {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
}

let lastPayer = 0;

/** The payments of a house that uses Daraja: a real server, a real database, and controlled time. */
export const openMpesaHall = async (db: Database) => {
  const world = await openDarajaWorld();
  let nowMs = Date.parse('2026-11-24T21:30:00Z');
  const realClock: RealClock = { tells: 'real time', now: () => instantFromMs(nowMs), nowMs: () => nowMs };
  const said: { readonly words: string; readonly what: object }[] = [];
  const say = (what: object, words: string): void => void said.push({ what, words });
  /** Requests that are abandoned end here. */
  const waits = new Set<AbortController>();
  const deadline = (): AbortSignal => {
    const wait = new AbortController();
    waits.add(wait);
    return wait.signal;
  };

  /** A process of the house, on a database connection that may end. */
  const startProcess = (own: Database) => {
    const log = { warn: say, error: say };
    const gateway = darajaMobileMoney(settingsFor(world.url), {
      db: own,
      realClock,
      random: systemRandom,
      log,
      deadline,
    });
    const services = testServices(own, {
      realClock,
      bettingClock: bettingTimeOf(realClock),
      mobileMoney: gateway,
    });
    const { jobs, routes } = gateway.connect(paymentReports(services));
    const outbox = openOutbox({
      db: own,
      realClock,
      work: jobs,
      onFailure: (kind, error) => say({ kind, error }, 'a job failed'),
    });
    const app: FastifyInstance = Fastify();
    if (routes !== null) void app.register(routes);
    return { services, outbox, app };
  };
  let house = startProcess(db);
  /** This process's runs that wait for an answer. */
  const working = new Set<Promise<unknown>>();
  const run = (work: Promise<void>): Promise<void> => {
    const settled = work.catch(() => undefined).finally(() => working.delete(settled));
    working.add(settled);
    return work;
  };
  const idle = async (): Promise<void> => void (await Promise.all(working));

  const post = async ({ url, body }: WorldCallback) =>
    house.app.inject({ method: 'POST', url: url.replace(CALLBACK_ORIGIN, ''), payload: body });

  const giveUpWaiting = (): void => {
    for (const wait of waits) wait.abort();
    waits.clear();
  };
  world.onSilence = giveUpWaiting;

  const hall = {
    db,
    world,
    said,
    services: () => house.services,
    now: (): Instant => realClock.now(),
    /** Kills the process and starts another: its memory is lost. */
    restart: async (own: Database = db): Promise<void> => {
      giveUpWaiting();
      await idle();
      house = startProcess(own);
      await db.query('UPDATE job SET leased_until = NULL');
    },
    /** Abandons requests that wait for an answer. */
    giveUpWaiting,
    /** Runs all due jobs and waits for Daraja's answers. */
    work: () => run(house.outbox.runDue()),
    /** Runs the due jobs of the money lane, which waits for no answer of Daraja. */
    workOnMoney: () => house.outbox.runDue('money'),
    idle,
    pass: (seconds: number): void => void (nowMs += seconds * 1_000),
    /** Lets time pass until no more questions are asked. */
    liveOn: async (rounds = 12, seconds = 600): Promise<void> => {
      for (let n = 0; n < rounds; n += 1) {
        nowMs += 1_000 * seconds;
        await hall.work();
        for (const callback of world.statusCallbacks.splice(0)) await hall.hear(callback);
      }
    },
    /** Delivers a callback. @returns the status of the reply. */
    post,
    hear: async (callback: WorldCallback): Promise<number> => {
      const { statusCode } = await post(callback);
      await hall.work();
      return statusCode;
    },
    inject: (method: 'GET' | 'POST', url: string, payload: string | object = {}) =>
      house.app.inject({ method, url, payload, headers: { 'content-type': 'application/json' } }),
    aPayer: async (): Promise<Payer> => {
      const id = String((lastPayer += 1));
      const msisdn = `2547${id.padStart(8, '0')}` as Msisdn;
      await db.query(
        `INSERT INTO customer (profile_id, msisdn, status, consent, consented_at, medium, referral_code)
         VALUES ($1, $2, 'active', 'v1', now(), '', '')`,
        [`payer ${id}`, msisdn],
      );
      const profileId = `payer ${id}` as ProfileId;
      await takeName(db, 'phone', msisdn, profileId);
      await openWallet(db, profileId);
      return { profileId, msisdn };
    },
    deposit: (payer: Payer, shillings: number) =>
      deposit(house.services, {
        customer: payer,
        key: null,
        phone: payer.msisdn,
        amount: kes(shillings),
        bet: null,
        at: realClock.now(),
      }),
    withdraw: (payer: Payer, shillings: number) =>
      withdraw(house.services, {
        customer: payer,
        key: null,
        phone: payer.msisdn,
        amount: kes(shillings),
        at: realClock.now(),
      }),
    /** Pays in: the prompt is answered and reported. */
    paidIn: async (payer: Payer, shillings: number): Promise<void> => {
      await hall.deposit(payer, shillings);
      await hall.work();
      const prompt = world.prompts.at(-1);
      if (!prompt) throw new Error('no prompt came');
      await hall.hear(world.enterPin(prompt));
    },
    /** Starts a time-out, which refuses deposits. */
    takeBreak: ({ profileId }: Payer) =>
      db.query(
        `INSERT INTO play_break (profile_id, kind, taken_at, ends_at) VALUES ($1, 'self-exclusion', $2::timestamptz, $2::timestamptz + interval '6 months')`,
        [profileId, realClock.now()],
      ),
    /** Sets a monthly deposit limit. */
    limit: ({ profileId }: Payer, shillings: number) =>
      db.query(`INSERT INTO deposit_limit (profile_id, period, amount) VALUES ($1, 'month', $2)`, [
        profileId,
        kes(shillings),
      ]),
    closeAccount: ({ profileId }: Payer) =>
      db.query(`UPDATE customer SET status = 'closed' WHERE profile_id = $1`, [profileId]),
    /** SMS texts sent to the phone, newest first. */
    sms: async ({ msisdn }: Payer): Promise<readonly string[]> =>
      (
        await db.query<{ body: string }>(
          `SELECT body FROM sms_message WHERE msisdn = $1 ORDER BY written_at DESC`,
          [msisdn],
        )
      ).map(({ body }) => body),
    notices: ({ profileId }: Payer) =>
      db.query<{ kind: string }>('SELECT kind FROM notice WHERE profile_id = $1 ORDER BY number', [
        profileId,
      ]),
    holds: (payer: Payer) => balances(db, payer.profileId),
    statuses: async (payer: Payer): Promise<readonly string[]> =>
      (
        await db.query<{ status: string }>(
          'SELECT status FROM payment WHERE profile_id = $1 ORDER BY written_at',
          [payer.profileId],
        )
      ).map(({ status }) => status),
    close: async (): Promise<void> => {
      giveUpWaiting();
      await idle();
      await house.app.close();
      await world.close();
    },
  };
  return hall;
};

export type MpesaHall = Awaited<ReturnType<typeof openMpesaHall>>;
