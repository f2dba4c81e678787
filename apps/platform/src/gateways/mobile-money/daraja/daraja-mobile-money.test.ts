import { createHash } from 'node:crypto';
import { cents, kes } from '@kipenga/betting-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ownDatabase } from '../../../../test/with-database.ts';
import { balanceOf, checkBooks, GATEWAY, HOUSE } from '../../../ledger/index.ts';
import { CALLBACK_PATHS } from './callback-routes.ts';
import { registerPaybill } from './daraja-mobile-money.ts';
import type { WorldPayout, WorldPrompt } from './testing/daraja-world.ts';
import { takeReceipt } from './mpesa.store.ts';
import { openMpesaHall, SECRET, settingsFor, type MpesaHall, type Payer } from './testing/mpesa-hall.ts';

const base = await ownDatabase();
let hall: MpesaHall;
let payer: Payer;
beforeAll(async () => {
  hall = await openMpesaHall(base.db);
});
beforeEach(async () => {
  payer = await hall.aPayer();
  hall.said.length = 0;
  hall.world.heal();
});
afterAll(async () => {
  await hall.close();
});

const promptsOf = ({ msisdn }: Payer): readonly WorldPrompt[] =>
  hall.world.prompts.filter(({ phone }) => phone === msisdn);
const payoutsOf = ({ msisdn }: Payer): readonly WorldPayout[] =>
  hall.world.payouts.filter(({ phone }) => phone === msisdn);
const only = <T>(some: readonly T[]): T => {
  expect(some).toHaveLength(1);
  return some[0] as T;
};
const words = (): string =>
  hall.said.map(({ words: one, what }) => `${one} ${JSON.stringify(what)}`).join('\n');
const receiptsOf = ({ profileId }: Payer) =>
  base.db.query('SELECT receipt FROM payment WHERE profile_id = $1 ORDER BY written_at', [profileId]);
const requestsAt = (path: string) => hall.world.requests.filter((one) => one.path === path).length;

const prompted = async (shillings = 500): Promise<WorldPrompt> => {
  await hall.deposit(payer, shillings);
  await hall.work();
  return only(promptsOf(payer));
};
/** The customer has 1,000, of which 300 are being paid out. */
const payingOut = async (): Promise<void> => {
  await hall.paidIn(payer, 1_000);
  await hall.withdraw(payer, 300);
};
const paidOut = async (): Promise<WorldPayout> => {
  await payingOut();
  await hall.work();
  return only(payoutsOf(payer));
};

describe('money in', () => {
  test('a prompt is asked for in whole shillings, with the time of Nairobi, and credited when it is paid', async () => {
    const prompt = await prompted(500);
    expect(prompt).toMatchObject({ phone: payer.msisdn, shillings: 500 });
    const { fields } = only(
      hall.world.requests.filter(({ fields: of }) => of['PhoneNumber'] === payer.msisdn),
    );
    const timestamp = fields['Timestamp'] ?? '';
    // 21:30 in Greenwich is half past midnight of the next day.
    expect(timestamp).toMatch(/^2026112[45]\d{6}$/);
    expect(Buffer.from(fields['Password'] ?? '', 'base64').toString()).toBe(`290080the-passkey${timestamp}`);
    expect((await hall.holds(payer)).cash).toBe(0);
    expect(await hall.hear(hall.world.enterPin(prompt))).toBe(200);
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    const [row] = await base.db.query<{ receipt: string }>(
      'SELECT receipt FROM payment WHERE profile_id = $1',
      [payer.profileId],
    );
    expect(row?.receipt).toBe(prompt.receipt);
  });

  test('a callback that comes three times, and once more as a refusal, counts once', async () => {
    const prompt = await prompted();
    const paid = hall.world.enterPin(prompt);
    for (let n = 0; n < 3; n += 1) await hall.hear(paid);
    await hall.hear({ ...hall.world.refuse(prompt), url: paid.url });
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    expect(await hall.statuses(payer)).toEqual(['COMPLETED']);
  });

  test('a refusal fails the deposit, and money that comes after it is credited', async () => {
    const prompt = await prompted();
    await hall.hear(hall.world.refuse(prompt));
    expect(await hall.statuses(payer)).toEqual(['FAILED']);
    await hall.hear(hall.world.enterPin(prompt));
    expect((await hall.holds(payer)).cash).toBe(kes(500));
  });

  test.each(['lost', 'slow', '500'] as const)(
    'an answer that is %s: not asked twice, and the callback finds the payment',
    async (fault) => {
      hall.world.fail('push', fault);
      await hall.deposit(payer, 500);
      await hall.work();
      expect(promptsOf(payer)).toHaveLength(1);
      await hall.restart();
      await hall.liveOn(3);
      expect(await hall.statuses(payer)).toEqual(['FAILED']);
      await hall.hear(hall.world.enterPin(only(promptsOf(payer))));
      expect((await hall.holds(payer)).cash).toBe(kes(500));
    },
  );

  test.each(['500.001.1001', 'no merchant', 'code 1', 'html', '500'] as const)(
    'a prompt that Daraja answers by %s was not shown: it fails at once, in words, and its late money counts',
    async (fault) => {
      await hall.limit(payer, 500);
      for (let n = 0; n < 4; n += 1) {
        hall.world.fail('push', fault);
        expect(await hall.deposit(payer, 500 - n)).toMatchObject({ kind: 'prompt-sent' });
        await hall.work();
      }
      expect(await hall.statuses(payer)).toEqual(['FAILED', 'FAILED', 'FAILED', 'FAILED']);
      expect((await hall.notices(payer)).map(({ kind }) => kind)).toEqual(Array(4).fill('deposit-refused'));
      hall.world.fail('push', 'lost');
      expect(await hall.deposit(payer, 400)).toMatchObject({ kind: 'prompt-sent' });
      await hall.work();
      await hall.liveOn(3);
      await hall.hear(hall.world.enterPin(promptsOf(payer).at(-1) as WorldPrompt));
      expect((await hall.holds(payer)).cash).toBe(kes(400));
    },
  );

  test('a callback that never came is made up for by asking; its receipt, told late, takes its place', async () => {
    const prompt = await prompted();
    hall.world.enterPin(prompt);
    hall.pass(71);
    await hall.work();
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    expect(await receiptsOf(payer)).toEqual([{ receipt: null }]);
    await hall.hear(hall.world.enterPin(prompt));
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    expect(await receiptsOf(payer)).toEqual([{ receipt: prompt.receipt }]);
    expect(
      await base.db.query('SELECT receipt FROM mpesa_receipt WHERE profile_id = $1', [payer.profileId]),
    ).toEqual([{ receipt: prompt.receipt }]);
  });

  test('a callback that comes while Daraja is asked of the same prompt does not count twice', async () => {
    const prompt = await prompted();
    const suspense = await balanceOf(base.db, HOUSE.suspense);
    const paid = hall.world.enterPin(prompt);
    hall.world.holdBack('query');
    hall.pass(71);
    const before = requestsAt('query');
    const asking = hall.work();
    await expect.poll(() => requestsAt('query')).toBe(before + 1);
    await hall.post(paid);
    await hall.workOnMoney();
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    hall.world.letGo();
    await asking;
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    expect(await balanceOf(base.db, HOUSE.suspense)).toBe(suspense);
  });

  test('what was credited by asking is not booked again by a callback of another amount', async () => {
    const prompt = await prompted(500);
    hall.world.enterPin(prompt);
    hall.pass(71);
    await hall.work();
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    const suspense = await balanceOf(base.db, HOUSE.suspense);
    await hall.hear(hall.world.tellPaid({ ...prompt, shillings: 499 }));
    expect(await balanceOf(base.db, HOUSE.suspense)).toBe(suspense);
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    expect(words()).toContain('reported with another amount: an operator has to look');
  });

  test('a prompt that is still open when it is asked about stays open', async () => {
    const prompt = await prompted();
    hall.pass(71);
    await hall.work();
    expect(await hall.statuses(payer)).toEqual(['TRX_SUCCESS']);
    hall.world.refuse(prompt);
    await hall.liveOn(2);
    expect(await hall.statuses(payer)).toEqual(['FAILED']);
  });

  test('a request that Daraja finds wrong fails; one that never reached it is sent later, but not too late', async () => {
    hall.world.fail('push', '400');
    await hall.deposit(payer, 500);
    await hall.work();
    expect(await hall.statuses(payer)).toEqual(['FAILED']);
    hall.world.fail('push', '429', '401', '401');
    await hall.deposit(payer, 600);
    await hall.work();
    hall.pass(3);
    await hall.work();
    expect(promptsOf(payer)).toEqual([]);
    hall.pass(5);
    await hall.work();
    expect(only(promptsOf(payer)).shillings).toBe(600);
    hall.world.fail('push', '429');
    await hall.deposit(payer, 700);
    await hall.work();
    hall.pass(121);
    await hall.work();
    expect(promptsOf(payer)).toHaveLength(1);
    expect(await hall.statuses(payer)).toEqual(['FAILED', 'TRX_SUCCESS', 'FAILED']);
  });

  test('a stale token is replaced, and nothing is asked twice', async () => {
    await prompted();
    hall.world.fail('push', '401');
    const other = await hall.aPayer();
    await hall.deposit(other, 400);
    await hall.work();
    expect(only(promptsOf(other)).shillings).toBe(400);
  });

  test('the callback may be there before the answer, and in place of it', async () => {
    const asked = Promise.withResolvers<void>();
    const giveUp = hall.world.onSilence;
    hall.world.onSilence = asked.resolve;
    hall.world.fail('push', 'slow');
    await hall.deposit(payer, 500);
    const asking = hall.work();
    await asked.promise;
    await hall.post(hall.world.enterPin(only(promptsOf(payer))));
    await hall.workOnMoney();
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    hall.world.onSilence = giveUp;
    giveUp();
    await asking;
    expect((await hall.holds(payer)).cash).toBe(kes(500));
  });

  test.each([499, 501])(
    '%d instead of 500 shillings go to suspense, and the operator is told',
    async (shillings) => {
      const prompt = await prompted(500);
      const before = await balanceOf(base.db, HOUSE.suspense);
      const callback = hall.world.enterPin({ ...prompt, shillings });
      await hall.hear(callback);
      await hall.hear(callback);
      expect((await hall.holds(payer)).cash).toBe(0);
      expect((await balanceOf(base.db, HOUSE.suspense)) - before).toBe(kes(shillings));
      expect(words()).toMatch(/in suspense.*"payment"/);
      expect(await hall.statuses(payer)).toEqual(['TRX_SUCCESS']);
    },
  );

  test('one receipt does not pay twice', async () => {
    const prompt = await prompted(500);
    await hall.hear(hall.world.enterPin(prompt));
    const other = await hall.aPayer();
    await hall.deposit(other, 500);
    await hall.work();
    const second = only(promptsOf(other));
    await hall.hear(hall.world.enterPin({ ...second, receipt: prompt.receipt }));
    expect((await hall.holds(other)).cash).toBe(0);
    expect(words()).toContain('counts for something else already');
  });

  test('as many prompts as are open on a phone are counted, those of two minutes ago not', async () => {
    const { mobileMoney } = hall.services();
    const open = () => mobileMoney.openPrompts(base.db, payer);
    await prompted();
    await hall.deposit(payer, 100);
    expect(await open()).toBe(2);
    hall.pass(121);
    expect(await open()).toBe(0);
  });
});

type Callback = ReturnType<MpesaHall['world']['payByHand']>;

describe('money at the paybill', () => {
  const url = `/gateway/mobile-money/${SECRET}/c2b/confirmation`;
  const suspense = () => balanceOf(base.db, HOUSE.suspense);

  test.each([
    ['as people write it', (phone: string) => `0${phone.slice(3)}`],
    ['with the country', (phone: string) => `+${phone}`],
  ])('is a deposit of whose number %s is the account, once for its receipt', async (_, written) => {
    const callback = hall.world.payByHand(url, written(payer.msisdn), 250);
    const before = await suspense();
    await Promise.all([hall.post(callback), hall.post(callback)]);
    await hall.work();
    await hall.hear(callback);
    expect((await hall.holds(payer)).cash).toBe(kes(250));
    expect(await hall.statuses(payer)).toEqual(['COMPLETED']);
    expect(await suspense()).toBe(before);
    expect(words()).not.toContain('a job failed');
  });

  test.each(['', 'KIPENGA', '0799999999', 'KIP\u202eENGA'])(
    'for the account "%s" is in suspense, once',
    async (account) => {
      const before = await suspense();
      const callback = hall.world.payByHand(url, account, 40);
      const { TransID: receipt } = callback.body as { readonly TransID: string };
      await hall.hear(callback);
      await hall.hear(callback);
      expect((await suspense()) - before).toBe(kes(40));
      expect(
        await base.db.query('SELECT account, payer FROM suspense_told WHERE receipt = $1', [receipt]),
      ).toEqual([{ account: account.replace('\u202e', ''), payer: '2547*****678' }]);
      expect(words()).toContain('names nobody: it is in suspense, an operator has to look');
    },
  );

  test('that was booked from the statement counts no more when its callback comes, nor the other way round', async () => {
    const take = (name: string) =>
      base.db.transaction((sql) => takeReceipt(sql, { receipt: name, amount: kes(90), isOut: false }));
    const [late, early] = [0, 1].map(() => hall.world.payByHand(url, payer.msisdn, 90)) as [
      Callback,
      Callback,
    ];
    const receiptIn = ({ body }: Callback) => (body as { readonly TransID: string }).TransID;
    expect(await take(receiptIn(late))).toBe(true);
    await hall.hear(late);
    expect((await hall.holds(payer)).cash).toBe(0);
    await hall.hear(early);
    expect((await hall.holds(payer)).cash).toBe(kes(90));
    expect(await take(receiptIn(early))).toBe(false);
  });

  test('of a prompt, which M-Pesa tells of there too, is the prompt’s, and counts once', async () => {
    const before = await suspense();
    for (const order of ['first', 'last'] as const) {
      payer = await hall.aPayer();
      const prompt = await prompted(500);
      const paid = hall.world.enterPin(prompt);
      const twin = hall.world.twinOf(url, prompt);
      for (const one of order === 'first' ? [twin, paid, twin] : [paid, twin, paid]) await hall.hear(one);
      expect((await hall.holds(payer)).cash).toBe(kes(500));
      expect(await hall.statuses(payer)).toEqual(['COMPLETED']);
    }
    expect(await suspense()).toBe(before);
  });

  test('of a prompt that was credited by asking, brings its receipt and no money', async () => {
    const prompt = await prompted(500);
    hall.world.enterPin(prompt);
    hall.pass(71);
    await hall.work();
    await hall.hear(hall.world.twinOf(url, prompt));
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    expect(await receiptsOf(payer)).toEqual([{ receipt: prompt.receipt }]);
  });

  test.each(['failed', 'paid', 'open'] as const)(
    'to the account number of a prompt that is %s is its customer’s, whatever the amount, once for its receipt',
    async (state) => {
      const prompt = await prompted(500);
      if (state === 'failed') await hall.hear(hall.world.refuse(prompt));
      if (state === 'paid') await hall.hear(hall.world.enterPin(prompt));
      const before = (await hall.holds(payer)).cash;
      for (const shillings of [500, 120]) {
        const callback = hall.world.payByHand(url, prompt.account, shillings);
        await hall.hear(callback);
        await hall.hear(callback);
      }
      expect((await hall.holds(payer)).cash - before).toBe(kes(620));
      expect(words()).not.toContain('a job failed');
      // A customer who pays the prompt after that has paid that too.
      if (state === 'open') await hall.hear(hall.world.enterPin(prompt));
      expect((await hall.holds(payer)).cash).toBe(kes(state === 'failed' ? 620 : 1_120));
    },
  );

  test('is asked for before it comes, and always taken', async () => {
    const before = (await base.db.query('SELECT 1 FROM payment')).length;
    const ask = { url: url.replace('confirmation', 'validation'), body: { TransID: 'SFCASKED01' } };
    expect(await hall.hear(ask)).toBe(200);
    expect((await base.db.query('SELECT 1 FROM payment')).length).toBe(before);
  });

  test('is reported where we ask M-Pesa to, or it says why not', async () => {
    const clock = { tells: 'real time', now: () => hall.now(), nowMs: () => Date.parse(hall.now()) } as const;
    const register = () => registerPaybill(settingsFor(hall.world.url), clock);
    expect(await register()).toEqual({ version: 'v2', refusals: [] });
    expect(hall.world.requests.at(-1)?.fields).toMatchObject({
      ShortCode: '290080',
      ResponseType: 'Completed',
      ConfirmationURL: `https://pay.kipenga.example${url}`,
    });
    hall.world.fail('register', '400');
    expect(await register()).toEqual({ version: 'v1', refusals: ['v2: 400 400.002.02'] });
    hall.world.fail('register', '400', '500');
    expect(await register()).toEqual({
      version: null,
      refusals: ['v2: 400 400.002.02', 'v1: 500 500.003.1001'],
    });
  });
});

describe('money of who may not play (D99)', () => {
  const url = `/gateway/mobile-money/${SECRET}/c2b/confirmation`;
  const held = () => balanceOf(base.db, HOUSE.heldBack);
  const fromOwn = (one: Payer, shillings: number, account = one.msisdn as string) =>
    hall.world.payByHand(url, account, shillings, `${one.msisdn.slice(0, 4)} ***** ${one.msisdn.slice(-3)}`);

  test.each([
    ['in a break', (one: Payer) => hall.takeBreak(one), /asked not to bet or deposit until/],
    ['over an own limit', (one: Payer) => hall.limit(one, 100), /own limit is KES 100\.00/],
    ['whose account is closed', (one: Payer) => hall.closeAccount(one), /account is closed/],
    [
      'in the register of excluded persons',
      async ({ profileId }: Payer) =>
        base.db.query('INSERT INTO register_exclusion (profile_id, found_at) VALUES ($1, now())', [
          profileId,
        ]),
      /register of excluded persons/,
    ],
    [
      'whom nobody knows',
      () => {
        const services = hall.services();
        onTestFinished(() => void Object.assign(services, { identity: null }));
        Object.assign(services, { identity: { check: async () => ({ kind: 'pending' }) } });
      },
      /check who you are/,
    ],
  ])(
    'of one %s is held and sent back where it came from, told by SMS, and earns no bonus',
    async (_, stop, why) => {
      await stop(payer);
      const before = await held();
      const callback = fromOwn(payer, 300);
      await hall.hear(callback);
      await hall.hear(callback);
      expect(await hall.holds(payer)).toMatchObject({ cash: 0, bonus: 0 });
      expect((await held()) - before).toBe(kes(300));
      expect(await hall.statuses(payer)).toEqual(['REVERSED']);
      const [sms] = await hall.sms(payer);
      expect(sms).toMatch(why);
      expect(sms).toMatch(/KES 300\.00 .* sending it back/);
      const payout = only(payoutsOf(payer));
      expect(payout.shillings).toBe(300);
      const result = hall.world.pay(payout);
      await hall.hear(result);
      await hall.hear(result);
      expect(await held()).toBe(before);
      expect(await hall.holds(payer)).toMatchObject({ cash: 0, withdrawalHold: 0 });
      expect(words()).toBe('');
    },
  );

  test('leaves nothing held once it went back: cents that M-Pesa does not carry stand in suspense, for an operator', async () => {
    await hall.closeAccount(payer);
    const suspense = () => balanceOf(base.db, HOUSE.suspense);
    const before = [await held(), await suspense()] as const;
    await hall.hear(fromOwn(payer, 300.5));
    expect((await held()) - before[0]).toBe(cents(300_50));
    const payout = only(payoutsOf(payer));
    expect(payout.shillings).toBe(300);
    const result = hall.world.pay(payout);
    await hall.hear(result);
    await hall.hear(result);
    expect([(await held()) - before[0], (await suspense()) - before[1]]).toEqual([0, 50]);
  });

  test('goes to the number that M-Pesa tells in full, or by its hash; of one that nobody told, an operator decides', async () => {
    await hall.takeBreak(payer);
    const friend = await hall.aPayer();
    await hall.hear(hall.world.payByHand(url, payer.msisdn, 20, friend.msisdn));
    expect(only(payoutsOf(friend)).shillings).toBe(20);
    await hall.hear(
      hall.world.payByHand(url, payer.msisdn, 30, createHash('sha256').update(payer.msisdn).digest('hex')),
    );
    expect(only(payoutsOf(payer)).shillings).toBe(30);
    const before = await held();
    await hall.hear(hall.world.payByHand(url, payer.msisdn, 40));
    expect((await held()) - before).toBe(kes(40));
    expect(payoutsOf(payer)).toHaveLength(1);
    expect((await hall.sms(payer))[0]).toContain('call us to have it back');
    expect(words()).toContain('nobody told where it came from: an operator has to look');
  });

  test('that M-Pesa will not carry back stays held, and an operator is told', async () => {
    await hall.takeBreak(payer);
    const before = await held();
    await hall.hear(fromOwn(payer, 300));
    await hall.hear(hall.world.refusePayout(only(payoutsOf(payer)), 8));
    expect((await held()) - before).toBe(kes(300));
    expect((await hall.holds(payer)).cash).toBe(0);
    expect(words()).toContain('money could not be sent back: it is held, an operator has to look');
    expect(
      await base.db.query('SELECT state FROM money_back WHERE profile_id = $1', [payer.profileId]),
    ).toEqual([{ state: 'held' }]);
  });

  test('by a prompt that is paid during a break goes back; within a limit it was asked under, not', async () => {
    const prompt = await prompted(300);
    await hall.limit(payer, 100);
    await hall.hear(hall.world.enterPin(prompt));
    expect((await hall.holds(payer)).cash).toBe(kes(300));
    const other = await hall.aPayer();
    await hall.deposit(other, 300);
    await hall.work();
    await hall.takeBreak(other);
    await hall.hear(hall.world.enterPin(only(promptsOf(other))));
    expect(await hall.holds(other)).toMatchObject({ cash: 0, bonus: 0 });
    expect(only(payoutsOf(other)).shillings).toBe(300);
  });

  test('by a prompt that was given up goes back where it passes a limit', async () => {
    await hall.limit(payer, 500);
    const prompt = await prompted(500);
    await hall.hear(hall.world.refuse(prompt));
    await hall.hear(hall.world.payByHand(url, payer.msisdn, 500));
    await hall.hear(hall.world.enterPin(prompt));
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    expect(only(payoutsOf(payer)).shillings).toBe(500);
  });
});

describe('money out', () => {
  test('a payout is made once, and its result counts once', async () => {
    const payout = await paidOut();
    // 300 of a deposit that was never staked cost 30.
    expect(payout).toMatchObject({ phone: payer.msisdn, shillings: 270 });
    const result = hall.world.pay(payout);
    for (let n = 0; n < 3; n += 1) await hall.hear(result);
    await hall.hear({ ...hall.world.refusePayout(payout), url: result.url });
    expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
    expect(await hall.statuses(payer)).toEqual(['COMPLETED', 'COMPLETED']);
    expect(words()).toContain('reported failed that has ended otherwise');
  });

  test.each([
    [2040, /could not be paid\. The money is back/],
    [8, /your M-Pesa is full\. The money is back/],
  ])('a refusal by %d gives the money back, once, and says why', async (code, why) => {
    const payout = await paidOut();
    const result = hall.world.refusePayout(payout, code);
    await hall.hear(result);
    await hall.hear(result);
    expect(await hall.holds(payer)).toMatchObject({ cash: kes(1_000), withdrawalHold: 0 });
    expect((await hall.sms(payer))[0]).toMatch(why);
  });

  test.each(['lost', 'slow', '500'] as const)(
    'an answer that is %s: asked about, never sent again',
    async (fault) => {
      await payingOut();
      hall.world.fail('pay', fault);
      await hall.work();
      expect(payoutsOf(payer)).toHaveLength(1);
      await hall.restart();
      await hall.liveOn(2);
      expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: kes(300) });
      hall.world.pay(only(payoutsOf(payer)));
      await hall.liveOn(6);
      expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
      expect(payoutsOf(payer)).toHaveLength(1);
    },
  );

  test('a payout that may not have been made, by an answer of 503 undone, html or code 1, stays reserved, and is not made again', async () => {
    // Orders left open by other tests would be asked about for three days too.
    await base.db.query('DELETE FROM job');
    const payers: Payer[] = [];
    const before = requestsAt('pay');
    for (const fault of ['503 undone', 'html', 'code 1'] as const) {
      payers.push((payer = await hall.aPayer()));
      await payingOut();
      hall.world.fail('pay', fault);
      await hall.work();
    }
    await hall.restart();
    // Three days for all of them at once.
    await hall.liveOn(80, 3_600);
    expect(requestsAt('pay') - before).toBe(payers.length);
    for (const one of payers)
      expect(await hall.holds(one)).toMatchObject({ cash: kes(700), withdrawalHold: kes(300) });
    const unknown = await base.db.query<{ id: string }>(
      'SELECT payment_id AS id FROM payment WHERE profile_id = ANY($1) AND type = $2',
      [payers.map(({ profileId }) => profileId), 'withdrawal'],
    );
    for (const { id } of unknown)
      expect(
        hall.said.find(
          (one) => one.words.includes('has not said in three days') && JSON.stringify(one.what).includes(id),
        ),
      ).toBeDefined();
  });

  test('a queue that timed out is no failure', async () => {
    const payout = await paidOut();
    expect(await hall.hear({ url: payout.timeoutUrl, body: { Result: { ResultCode: 1 } } })).toBe(200);
    expect((await hall.holds(payer)).withdrawalHold).toBe(kes(300));
    hall.world.pay(payout);
    await hall.hear({ url: payout.timeoutUrl, body: {} });
    await hall.hear(hall.world.statusCallbacks.splice(0).at(-1) ?? { url: '', body: {} });
    expect((await hall.holds(payer)).withdrawalHold).toBe(0);
  });

  test('a result whose code does not say that nothing moved is asked about', async () => {
    const payout = await paidOut();
    await hall.hear(hall.world.refusePayout(payout, 17));
    expect((await hall.holds(payer)).withdrawalHold).toBe(kes(300));
    await hall.liveOn(1);
    expect(await hall.holds(payer)).toMatchObject({ cash: kes(1_000), withdrawalHold: 0 });
  });

  test('a request that is found wrong fails; one that was turned away is sent again', async () => {
    await payingOut();
    hall.world.fail('pay', '429', '400');
    await hall.work();
    expect((await hall.holds(payer)).withdrawalHold).toBe(kes(300));
    hall.pass(3);
    await hall.work();
    expect(await hall.holds(payer)).toMatchObject({ cash: kes(1_000), withdrawalHold: 0 });
    expect(payoutsOf(payer)).toEqual([]);
  });

  test('one that was turned away again and again is asked about by its last try alone', async () => {
    hall.world.fail('pay', '429', '429', '429');
    await payingOut();
    await hall.work();
    for (const seconds of [2, 4, 8]) {
      hall.pass(seconds);
      await hall.work();
    }
    only(payoutsOf(payer));
    const before = requestsAt('status');
    hall.pass(71);
    await hall.work();
    expect(requestsAt('status') - before).toBe(1);
  });

  test('one that M-Pesa will not take is tried again without end, and the operator is told', async () => {
    hall.world.fail('pay', ...Array.from({ length: 8 }, () => '429' as const));
    await payingOut();
    await hall.work();
    for (let attempt = 1; attempt < 8; attempt += 1) {
      expect(words()).not.toContain('an operator has to look');
      hall.pass(2 ** attempt);
      await hall.work();
    }
    expect(words()).toContain('M-Pesa takes nothing of ours: an operator has to look');
    hall.pass(2 ** 8);
    await hall.work();
    only(payoutsOf(payer));
  });

  test('a payout of another amount stays reserved until an operator has looked', async () => {
    const payout = await paidOut();
    await hall.hear(hall.world.pay({ ...payout, shillings: 2_700 }));
    await hall.liveOn(2);
    expect((await hall.holds(payer)).withdrawalHold).toBe(kes(300));
    expect(words()).toContain('a payout of another amount was reported');
  });

  test('cents that M-Pesa cannot carry stay in the wallet', async () => {
    await hall.paidIn(payer, 1_000);
    await hall.withdraw(payer, 301);
    await hall.work();
    // 301 less 30.10 is 270.90.
    expect(only(payoutsOf(payer)).shillings).toBe(270);
    await hall.hear(hall.world.pay(only(payoutsOf(payer))));
    expect(await hall.holds(payer)).toMatchObject({ cash: 69_990, withdrawalHold: 0 });
  });
});

describe('who calls', () => {
  const address = `/gateway/mobile-money/${SECRET}`;
  const old = `/gateway/mpesa/${SECRET}`;

  test('without the secret, or for what is not there, is told 404, and nothing is kept', async () => {
    const count = async () => (await base.db.query('SELECT 1 FROM mpesa_callback')).length;
    const before = await count();
    for (const url of [
      '/gateway/mobile-money/wrong/stk',
      `/gateway/mobile-money/${SECRET}x/stk`,
      '/gateway/mpesa/wrong/stk',
      `${old}/other`,
      `${address}/other`,
      address,
    ])
      expect((await hall.inject('POST', url)).statusCode).toBe(404);
    expect((await hall.inject('GET', `${address}/stk`)).statusCode).toBe(404);
    expect(await count()).toBe(before);
  });

  test('at an address that Safaricom was told of before is heard as ever', async () => {
    const prompt = await prompted(500);
    const { url, body } = hall.world.enterPin(prompt);
    expect(url).toContain('/gateway/mobile-money/');
    await hall.hear({ url: url.replace('/gateway/mobile-money/', '/gateway/mpesa/'), body });
    expect((await hall.holds(payer)).cash).toBe(kes(500));
  });

  test('with the secret is kept as it came, and answered, whatever it says', async () => {
    for (const payload of [
      '{',
      '[]',
      '{"Body":null}',
      '{"Body":{"stkCallback":{"CheckoutRequestID":"ws","ResultCode":0}}}',
    ])
      for (const path of CALLBACK_PATHS) {
        const reply = await hall.inject('POST', `${address}/${path}`, payload);
        expect([reply.statusCode, reply.json()]).toEqual([200, { ResultCode: 0, ResultDesc: 'Accepted' }]);
        const [kept] = await base.db.query<{ path: string; body: Buffer }>(
          'SELECT path, body FROM mpesa_callback ORDER BY callback_id DESC LIMIT 1',
        );
        expect([kept?.path, kept?.body.toString()]).toEqual([path, payload]);
      }
    await hall.work();
    expect(words()).not.toContain('a job failed');
    expect((await hall.inject('POST', `${address}/stk`, 'x'.repeat(20_000))).statusCode).toBe(413);
  });

  test('and only names a prompt, makes us ask Daraja: nothing is credited that is not paid', async () => {
    const prompt = await prompted(500);
    const bare = prompt.callbackUrl.split('?')[0] ?? '';
    const forged = { ...prompt, receipt: 'SFCFORGED1' };
    await hall.hear({ ...hall.world.enterPin(forged), url: bare });
    expect((await hall.holds(payer)).cash).toBe(0);
    const paid = hall.world.enterPin(prompt);
    await hall.hear({ ...paid, url: bare });
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    // The forged report stands for the receipt until the true one comes; neither counts twice.
    const suspense = await balanceOf(base.db, HOUSE.suspense);
    await hall.hear(paid);
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    expect(await balanceOf(base.db, HOUSE.suspense)).toBe(suspense);
  });

  test('and gives a prompt the receipt of another, keeps no paid prompt from counting', async () => {
    const first = await prompted(500);
    await hall.hear(hall.world.enterPin(first));
    payer = await hall.aPayer();
    const second = await prompted(500);
    hall.world.enterPin(second);
    const forged = hall.world.tellPaid({ ...second, receipt: first.receipt });
    await hall.hear({ ...forged, url: second.callbackUrl.split('?')[0] ?? '' });
    expect((await hall.holds(payer)).cash).toBe(kes(500));
  });

  test('and gives a paid prompt the receipt of another first, keeps neither from counting', async () => {
    const victim = payer;
    const first = await prompted(500);
    const owed = hall.world.enterPin(first);
    payer = await hall.aPayer();
    const second = await prompted(500);
    hall.world.enterPin(second);
    const forged = hall.world.tellPaid({ ...second, receipt: first.receipt });
    await hall.hear({ ...forged, url: second.callbackUrl.split('?')[0] ?? '' });
    await hall.hear(owed);
    expect((await hall.holds(payer)).cash).toBe(kes(500));
    expect((await hall.holds(victim)).cash).toBe(kes(500));
  });

  test('at the address of one prompt with the name of another is ignored, and so is a payout nobody knows', async () => {
    const prompt = await prompted(500);
    const other = await hall.aPayer();
    await hall.deposit(other, 500);
    await hall.work();
    await hall.hear({ ...hall.world.enterPin(only(promptsOf(other))), url: prompt.callbackUrl });
    expect((await hall.holds(payer)).cash).toBe(0);
    const payout = await paidOutBy(await hall.aPayer());
    const result = hall.world.pay({ ...payout, originatorId: 'unknown', conversationId: 'AG_unknown' });
    await hall.hear({ ...result, url: result.url.split('?')[0] ?? '' });
    await hall.hear(result);
    expect(words().match(/kept and ignored/g)).toHaveLength(3);
  });

  const paidOutBy = async (one: Payer): Promise<WorldPayout> => {
    payer = one;
    return paidOut();
  };
});

test('nothing that is said holds a phone, a token or a secret', async () => {
  hall.world.fail('token', '500');
  await hall.restart();
  hall.world.fail('push', '400');
  await hall.deposit(payer, 500);
  await hall.work();
  hall.pass(2);
  await hall.work();
  expect(words()).toContain('no token');
  expect(words()).not.toMatch(
    new RegExp(`${payer.msisdn}|${SECRET}|the-(?:consumer|passkey|security)|Bearer`),
  );
});

test('after all of this the books are sound, and the gateway holds what the world says', async () => {
  expect(await checkBooks(base.db)).toEqual({ total: 0, drifting: [] });
  expect(await balanceOf(base.db, GATEWAY.mobileMoney)).toBeLessThan(0);
});
