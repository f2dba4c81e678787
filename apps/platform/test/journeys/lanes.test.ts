import { kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import {
  openMpesaHall,
  SECRET,
  settingsFor,
  type MpesaHall,
} from '../../src/gateways/mobile-money/daraja/testing/mpesa-hall.ts';
import type { Platform } from '../../src/build-platform.ts';
import { startCarrier, type CarrierServer } from '../carrier-server.ts';
import { openPlatform } from '../open-platform.ts';
import { untilWaiting } from '../waiting-for-locks.ts';
import { withDatabase, type TestDatabase } from '../with-database.ts';

const PROMPTS = 200;

interface House {
  readonly hall: MpesaHall;
  readonly carrier: CarrierServer;
  readonly platform: Platform;
}

/** A house on M-Pesa and a carrier of SMS. @param prepare runs before it opens. */
const inHouse = async (
  prepare: (parts: Pick<House, 'hall'> & { readonly base: TestDatabase }) => Promise<void>,
  live: (house: House & { readonly base: TestDatabase }) => Promise<void>,
): Promise<void> => {
  const base = await withDatabase();
  const [hall, carrier] = [
    await openMpesaHall(base.db),
    await startCarrier({ username: 'kipenga', apiKey: 'key' }),
  ];
  hall.pass((Date.now() - Date.parse(hall.now())) / 1_000);
  await prepare({ hall, base });
  const daraja = settingsFor(hall.world.url);
  const env = {
    MPESA_BASE_URL: daraja.baseUrl,
    MPESA_CONSUMER_KEY: daraja.consumerKey,
    MPESA_CONSUMER_SECRET: daraja.consumerSecret,
    MPESA_SHORTCODE: daraja.shortcode,
    MPESA_PASSKEY: daraja.passkey,
    MPESA_INITIATOR_NAME: daraja.initiatorName,
    MPESA_SECURITY_CREDENTIAL: daraja.securityCredential,
    MPESA_CALLBACK_ORIGIN: daraja.callbackOrigin,
    MPESA_CALLBACK_SECRET: SECRET,
    SMS_BASE_URL: carrier.origin,
    SMS_API_KEY: 'key',
    SMS_USERNAME: 'kipenga',
    SMS_SENDER: 'KIPENGA',
    SMS_CALLBACK_SECRET: SECRET,
  };
  const platform = await openPlatform(env, base.db, { jobsEveryMs: 20 });
  try {
    await live({ hall, carrier, platform, base });
  } finally {
    hall.world.letGo();
    await platform.close();
    await hall.close();
    await carrier.stop();
    await base.dispose();
  }
};

/** A customer pays at the paybill and asks for the balance by SMS; both come to their end. */
const payAndAsk = async ({ hall, carrier, platform: { app } }: House): Promise<void> => {
  const payer = await hall.aPayer();
  const paidAt = `/gateway/mobile-money/${SECRET}/c2b/confirmation`;
  const { body } = hall.world.payByHand(paidAt, payer.msisdn, 250);
  expect((await app.inject({ method: 'POST', url: paidAt, payload: body })).statusCode).toBe(200);
  await expect.poll(async () => (await hall.holds(payer)).cash).toBe(kes(250));
  const heard = await app.inject({
    method: 'POST',
    url: `/gateway/sms/${SECRET}/inbound`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      id: 'ask',
      from: `+${payer.msisdn}`,
      to: '29008',
      text: 'BALANCE',
    }).toString(),
  });
  expect(heard.statusCode).toBe(200);
  await expect.poll(() => carrier.sent.map(({ message }) => message)).toContain('Balance KES 250.00.');
};

describe('money at the paybill is credited and an SMS answered', () => {
  test('while M-Pesa leaves 200 prompts without an answer (D73, D74)', () =>
    inHouse(
      async ({ hall }) => {
        hall.world.holdBack('push');
        await Promise.all(
          Array.from({ length: PROMPTS }, async () => hall.deposit(await hall.aPayer(), 100)),
        );
      },
      async (house) => {
        const asked = () => house.hall.world.requests.filter(({ path }) => path === 'push').length;
        await expect.poll(asked).toBeGreaterThanOrEqual(50);
        await payAndAsk(house);
        // None of them has been answered yet.
        const answered = await house.base.db.query('SELECT 1 FROM mpesa_order WHERE daraja_id IS NOT NULL');
        expect(answered).toEqual([]);
      },
    ));

  test('while the nightly delete waits for a lock that nobody gives up', async () => {
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    let holding: Promise<void> = Promise.resolve();
    await inHouse(
      async ({ hall, base }) => {
        const { profileId } = await hall.aPayer();
        await base.db.query(
          `INSERT INTO session (token_hash, profile_id, kind, login_hash, expires_at) VALUES ('old', $1, 'session', 'l', '2020-01-01')`,
          [profileId],
        );
        holding = base.owner.transaction(async (sql) => {
          await sql.query(`SELECT 1 FROM session WHERE token_hash = 'old' FOR UPDATE`);
          locked.resolve();
          await release.promise;
        });
        await locked.promise;
      },
      async (house) => {
        try {
          await untilWaiting(house.base.owner, 1, 'DELETE FROM session%');
          await payAndAsk(house);
          const tidied = await house.base.db.query(
            `SELECT 1 FROM job WHERE kind = 'housekeeping' AND done_at IS NOT NULL`,
          );
          expect(tidied).toEqual([]);
        } finally {
          release.resolve();
          await holding;
        }
      },
    );
  });
});
