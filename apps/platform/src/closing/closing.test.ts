import { cents, kes, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untilWaiting } from '../../test/waiting-for-locks.ts';
import { testServices } from '../../test/test-services.ts';
import { newPhone, withPlatform, type TestCustomer, type TestPlatform } from '../../test/with-platform.ts';
import { blockOf } from '../customers/index.ts';
import { balances, cashOf, checkBooks, HOUSE, lockWallet, post } from '../ledger/index.ts';
import { keepSetting } from '../house-rules/index.ts';
import { keepBlock } from '../play-limits/index.ts';
import { withdrawOnce } from '../payments/index.ts';
import { closeByOperator, closeOwn } from './close-account.ts';
import { closingOrder } from './closing-order.ts';
import { actsOn } from './closing.store.ts';
import { decideOnBalance } from './decide.ts';
import { payOutClosed } from './pay-out-closed.ts';

let it: TestPlatform;
beforeAll(async () => {
  it = await withPlatform();
});
afterAll(() => it.dispose());

const services = () => testServices(it.db);
const pots = (profileId: ProfileId) => balances(it.db, profileId);
/** Wins or loses so many shillings at the house, as settling would. */
const play = (profileId: ProfileId, won: number): Promise<unknown> => {
  const [cash, house] = [cashOf(profileId), HOUSE.payouts];
  const [from, to] = won > 0 ? [house, cash] : [cash, house];
  return post(it.db, {
    reference: `play:${won}`,
    kind: 'bet-won',
    profileId,
    at: services().bettingClock.now(),
    postings: [{ from, to, amount: kes(Math.abs(won)) }],
  });
};
/** Payouts of an account that arrived, in the order they were asked for. */
const arrived = (profileId: ProfileId) =>
  it.db.query<{ amount: number; fee: number }>(
    `SELECT amount, fee FROM payment WHERE profile_id = $1 AND type = 'withdrawal' AND status = 'COMPLETED' ORDER BY written_at, amount DESC`,
    [profileId],
  );
const smsTo = async (phone: Msisdn) => (await it.handset(phone).look()).messages.map(({ text }) => text);
const logIn = ({ phone, password }: TestCustomer) => it.call('logIn', { phone, password, remember: false });
const underAge = (phone: Msisdn) =>
  closeByOperator(services(), { phone, reason: 'under-age', author: 'A. Otieno' });
const decide = (phone: Msisdn, decision: 'stakes-back' | 'pay-out', second = 'B. Wanjiru') =>
  decideOnBalance(services(), { phone, decision, author: 'A. Otieno', second });

describe('closing one’s own account (D104)', () => {
  test('takes the password again, pays the cash out in what M-Pesa carries, lets the bonus lapse, and says so at the door', async () => {
    const customer = await it.customer({ deposit: 500 });
    const { profileId, token, password, phone } = customer;
    expect(await it.call('closeAccount', { password: 'wrong' }, { token })).toMatchObject({
      kind: 'refused',
    });
    await play(profileId, 700);
    await keepSetting(it.db, { name: 'max_withdrawal', limit: '1000' });
    expect(await it.call('getClosingQuote', { profileId }, { token })).toEqual({
      amount: kes(1_200),
      fee: kes(50),
      tax: 0,
      receives: kes(1_150),
      stays: 0,
    });
    expect(await it.call('closeAccount', { password, receives: kes(1_200) }, { token })).toMatchObject({
      kind: 'refused',
      reason: { code: 'withdrawal-changed', values: { receives: kes(1_150) } },
    });
    expect(await it.call('closeAccount', { password, receives: kes(1_150) }, { token })).toMatchObject({
      kind: 'accepted',
      reason: { code: 'account-closed-own' },
    });
    await expect(it.call('getOwnAccount', { profileId }, { token })).rejects.toThrow('answered 401');
    await expect
      .poll(() => arrived(profileId))
      .toEqual([
        { amount: kes(1_000), fee: kes(50) }, // a tenth of the deposit that was never staked
        { amount: kes(200), fee: 0 },
      ]);
    await keepSetting(it.db, { name: 'max_withdrawal', limit: '250000' });
    expect(await pots(profileId)).toMatchObject({ cash: 0, bonus: 0, withdrawalHold: 0 });
    expect(await logIn(customer)).toMatchObject({ kind: 'refused', reason: { code: 'account-closed-own' } });
    expect(await smsTo(phone)).toContain(
      'Your Kipenga account is closed, as you wished. Of its KES 1,200.00, KES 1,150.00 is on its way to this number; the fee is KES 50.00. Its bonus of KES 2,000.00 is lost. Is betting hurting you? Call 1199, free.',
    );
    expect(await actsOn(it.db, profileId)).toMatchObject([
      { act: 'closed', reason: 'own-wish', author: 'customer', lapsedBonus: kes(2_000) },
    ]);
    expect(await checkBooks(it.db)).toEqual({ total: 0, drifting: [] });
  });

  test('pays out later what open bets bring, and keeps what mobile money cannot carry', async () => {
    const { profileId, phone, token, password } = await it.customer({ deposit: 10 }); // 9 after the fee: mobile money carries no less than 10
    const tooLittle = { amount: kes(10), fee: 0, receives: 0, stays: kes(10) };
    expect(await it.call('getClosingQuote', { profileId }, { token })).toMatchObject(tooLittle);
    await it.call('closeAccount', { password }, { token });
    await expect.poll(async () => (await pots(profileId)).bonus).toBe(0);
    await payOutClosed(services());
    expect(await smsTo(phone)).toContainEqual(
      expect.stringContaining(
        'as you wished. Its KES 10.00, less fee and tax, is too little for M-Pesa to send, and stays with us.',
      ),
    );
    expect(await pots(profileId)).toMatchObject({ cash: kes(10), withdrawalHold: 0 });
    await play(profileId, 90);
    await it.db.query('UPDATE account_closing SET next_payout_at = now() WHERE profile_id = $1', [profileId]);
    await it.db.query(
      `INSERT INTO job (kind, dedupe_key, payload, run_at) VALUES ('pay-out-closed-accounts', 'now', '{}', now())`,
    );
    await expect.poll(() => arrived(profileId)).toEqual([{ amount: kes(100), fee: kes(1) }]);
  });
});

describe('an account that an operator closes (D104)', () => {
  const byOperator = (phone: Msisdn, reason: 'house' | 'own-wish') =>
    closeByOperator(services(), { phone, reason, author: 'A. Otieno' });

  test('is paid out less the fee if its customer has asked for that, and without it if the house wishes it; each is told', async () => {
    const [asked, sentAway] = [await it.customer({ deposit: 500 }), await it.customer({ deposit: 500 })];
    await byOperator(asked.phone, 'own-wish');
    await byOperator(sentAway.phone, 'house');
    await expect.poll(() => arrived(asked.profileId)).toEqual([{ amount: kes(500), fee: kes(50) }]);
    await expect.poll(() => arrived(sentAway.profileId)).toEqual([{ amount: kes(500), fee: 0 }]);
    expect(await smsTo(asked.phone)).toContain(
      'Your Kipenga account is closed, as you wished. Of its KES 500.00, KES 450.00 is on its way to this number; the fee is KES 50.00. Its bonus of KES 2,000.00 is lost. Is betting hurting you? Call 1199, free.',
    );
    expect(await smsTo(sentAway.phone)).toContain(
      'We have closed your Kipenga account. KES 500.00 is on its way to this number. Its bonus of KES 2,000.00 is lost. If you have a question, please call us.',
    );
  });

  test('is told once, with nothing in it too; and closed by one of two that meet, its customer and the desk, who both wait for its wallet', async () => {
    const customer = await it.customer();
    const { profileId, phone, password } = customer;
    const asker = { profileId, msisdn: phone, tokenHash: 'a login' };
    let own: ReturnType<typeof closeOwn> | undefined;
    const end = await it.db.transaction(async (sql) => {
      await lockWallet(sql, profileId); // as an act of the desk begins
      own = closeOwn(services(), asker, { password });
      await untilWaiting(it.owner);
      const db: typeof it.db = {
        ...it.db,
        query: (...asked) => sql.query(...asked),
        transaction: (work) => work(sql),
      };
      const within = { ...services(), db };
      return closeByOperator(within, { phone, reason: 'house', author: 'A. Otieno' });
    });
    expect([end, await own]).toMatchObject(['closed', { reason: { code: 'account-closed-own' } }]);
    await payOutClosed(services());
    await payOutClosed(services());
    expect((await smsTo(phone)).filter((text) => text.includes('closed'))).toEqual([
      'We have closed your Kipenga account. There is no money in it to send. If you have a question, please call us.',
    ]);
  });
});

describe('an account under age (R5-22, D46, D104)', () => {
  test('is closed with its balance held, and two different persons decide: stakes go back free of a fee, winnings are forfeited', async () => {
    const customer = await it.customer({ deposit: 500 });
    const { profileId, phone } = customer;
    await play(profileId, 700);
    expect(await underAge(phone)).toBe('closed');
    expect(await underAge(phone)).toBe('not-open');
    await expect
      .poll(() => smsTo(phone))
      .toContain(
        'Your Kipenga account is closed: its holder seems to be under 18. Its balance of KES 1,200.00 is held until two of our people have decided on it. Its bonus of KES 2,000.00 is lost. If that is wrong, please call us.',
      );
    expect(await logIn(customer)).toMatchObject({
      kind: 'refused',
      reason: { code: 'account-closed-under-age' },
    });
    expect(await pots(profileId)).toMatchObject({ cash: kes(1_200), bonus: 0 });
    expect(await decide(phone, 'stakes-back', ' a. otieno ')).toEqual({ ok: false, reason: 'same-person' });
    const decided = await Promise.all([decide(phone, 'stakes-back'), decide(phone, 'stakes-back')]);
    expect(decided).toContainEqual({
      ok: true,
      value: { back: kes(500), forfeited: kes(700), madeGood: 0 },
    });
    expect(decided).toContainEqual({ ok: false, reason: 'nothing-held' });
    await expect.poll(() => arrived(profileId)).toEqual([{ amount: kes(500), fee: 0 }]);
    expect(await smsTo(phone)).toContain(
      'Your Kipenga account was opened under age: your stakes go back to you. KES 500.00 is on its way to this number. Winnings of KES 700.00 are forfeited.',
    );
    expect(await actsOn(it.db, profileId)).toMatchObject([
      { act: 'closed', reason: 'under-age', author: 'A. Otieno', second: null, lapsedBonus: kes(2_000) },
      { act: 'stakes-back', author: 'A. Otieno', second: 'B. Wanjiru', forfeited: kes(700), madeGood: 0 },
    ]);
    await expect(it.db.query('UPDATE account_act SET forfeited = 0')).rejects.toThrow('cannot be changed');
    expect(await checkBooks(it.db)).toEqual({ total: 0, drifting: [] });
  });

  test('has lost stakes made good; the decision waits for what is under way', async () => {
    const { profileId, phone } = await it.customer({ deposit: 500 });
    await play(profileId, -480);
    await underAge(phone);
    await it.db.query(
      `INSERT INTO payment (profile_id, payment_id, type, msisdn, amount, fee, tax, unwagered, status, made_at)
       VALUES ($1, 'asked', 'deposit', $2, 100, 0, 0, 0, 'TRX_SUCCESS', now())`,
      [profileId, phone],
    );
    expect(await decide(phone, 'stakes-back')).toEqual({ ok: false, reason: 'still-open' });
    await it.db.query(`UPDATE payment SET status = 'FAILED' WHERE payment_id = 'asked'`);
    await it.db.query(
      `INSERT INTO game_session (session_id, profile_id, login_hash, provider, game_id, play_mode, opened_at, expires_at)
       VALUES ('a session', $1, '-', 'a provider', 'a game', 'REAL', now(), now() + interval '1 hour')`,
      [profileId],
    );
    await it.db.query(
      `INSERT INTO game_round (profile_id, session_id, round_id, staked, provider, game_id, shared_round)
       VALUES ($1, 'a session', 'a round', 1000, 'a provider', 'a game', 'a round')`,
      [profileId],
    );
    expect(await decide(phone, 'stakes-back')).toEqual({ ok: false, reason: 'still-open' });
    await it.db.query('UPDATE game_round SET won = 0 WHERE profile_id = $1', [profileId]);
    expect(await decide(phone, 'stakes-back')).toEqual({
      ok: true,
      value: { back: kes(500), forfeited: 0, madeGood: kes(480) },
    });
    await expect.poll(() => arrived(profileId)).toEqual([{ amount: kes(500), fee: 0 }]);
  });

  test('is told of a decision where nothing is sent, and of one that a former version has promised to tell', async () => {
    const { phone } = await it.customer();
    await underAge(phone);
    expect(await decide(phone, 'pay-out')).toMatchObject({ ok: true });
    await expect
      .poll(() => smsTo(phone))
      .toContain(
        'We have decided on the balance of your closed Kipenga account. There is no money in it to send.',
      );
    await it.db.query(
      `INSERT INTO job (kind, dedupe_key, payload, run_at) VALUES ('tell-closed-account', 'former', $1, now())`,
      [{ to: phone, id: 'sms.account.stakes-back' }],
    );
    await expect
      .poll(() => smsTo(phone))
      .toContainEqual(
        expect.stringMatching(/^Your Kipenga account was opened under age: your stakes go back to you\.\s*$/),
      );
  });

  test('keeps the cents that stayed of an earlier withdrawal: they were never taken out', async () => {
    const { profileId, token, phone } = await it.customer({ deposit: 500 });
    await it.call('withdraw', { phone, amount: kes(55) }, { token }); // 5.50 of fee, 49 arrive, 0.50 stay
    await expect.poll(() => arrived(profileId)).toHaveLength(1);
    await underAge(phone);
    expect(await decide(phone, 'stakes-back')).toEqual({
      ok: true,
      value: { back: cents(445_50), forfeited: 0, madeGood: 0 },
    });
  });

  test('pays nothing out that was asked for while it was being closed', async () => {
    const { profileId, phone } = await it.customer({ deposit: 500 });
    await underAge(phone);
    const asked = { customer: { profileId, msisdn: phone }, phone, amount: kes(300) };
    const at = services().bettingClock.now();
    const answered = it.db.transaction((sql) => withdrawOnce(sql, services(), { ...asked, at }));
    expect(await answered).toMatchObject({ code: 'account-closed' });
    expect(await pots(profileId)).toMatchObject({ cash: kes(500), withdrawalHold: 0 });
  });

  test('is closed though its money is held back, for it waits for two persons all the same; another is not, and is told of no hold once it is closed', async () => {
    const { profileId, phone } = await it.customer({ deposit: 500 });
    const hold = () =>
      keepBlock(it.db, profileId, {
        reason: 'payments',
        holdsMoney: true,
        since: services().realClock.now(),
      });
    await hold();
    const forHouse = () => closeByOperator(services(), { phone, reason: 'house', author: 'A. Otieno' });
    expect(await forHouse()).toBe('money-held');
    expect(await underAge(phone)).toBe('closed');
    expect(await blockOf(it.db, profileId)).toBeNull();
    await payOutClosed(services());
    expect(await pots(profileId)).toMatchObject({ cash: kes(500), withdrawalHold: 0 });
    await hold(); // as one was that was closed before its block ended with it
    expect(await forHouse()).toBe('not-open');
  });

  test('that was of age after all is paid out, without a fee', async () => {
    const { profileId, phone } = await it.customer({ deposit: 500 });
    await underAge(phone);
    expect(await decide(phone, 'pay-out')).toMatchObject({ ok: true, value: { forfeited: 0, madeGood: 0 } });
    await expect.poll(() => arrived(profileId)).toEqual([{ amount: kes(500), fee: 0 }]);
  });

  test.each([
    [['--phone', '0712'], '--phone is a Kenyan mobile number, not "0712"'],
    [
      ['--phone', '0712345678', '--close', 'bored', '--author', 'A'],
      '--close is one of house, own-wish, under-age, not "bored"',
    ],
    [['--phone', '0712345678', '--close', 'house'], 'Missing: --author, who does this'],
    [
      ['--phone', '0712345678', '--decide', 'pay-out', '--author', 'A'],
      'Missing: --second, who has looked at it too',
    ],
  ])('the order %j is refused in words', (args, words) =>
    expect(closingOrder(args)).toEqual({ ok: false, reason: words }),
  );
});

describe('referral codes', () => {
  const FORM = { password: 'hakuna matata', medium: 'test', consent: '2026-01' };

  test('one’s own stays the same, may be typed in any way by others, and an unknown one is refused in words', async () => {
    const { profileId, token } = await it.customer();
    const { referralCode } = await it.call('getOwnAccount', { profileId }, { token });
    expect(referralCode).toMatch(/^[A-Z2-9]{7}$/);
    expect(await it.call('getOwnAccount', { profileId }, { token })).toMatchObject({ referralCode });
    const phone = newPhone();
    const typed = ` ${referralCode.toLowerCase().slice(0, 3)} ${referralCode.slice(3)}`;
    expect(await it.call('register', { ...FORM, phone, referralCode: typed })).toMatchObject({
      kind: 'accepted',
    });
    expect(await it.db.query('SELECT referral_code FROM customer WHERE msisdn = $1', [phone])).toEqual([
      { referral_code: referralCode },
    ]);
    expect(await it.call('register', { ...FORM, phone: newPhone(), referralCode: 'FRIEND1' })).toMatchObject({
      kind: 'refused',
      reason: { code: 'referral-unknown' },
    });
  });

  test('the account says what is left to stake for the welcome bonus, and which deposit brought it (D109)', async () => {
    const { profileId, token } = await it.customer({ deposit: 500 });
    expect(await it.call('getOwnAccount', { profileId }, { token })).toMatchObject({
      welcomeLocked: kes(2_000),
      welcomeToStake: kes(20_000),
      welcomeDeposit: kes(500),
      openBets: 0,
    });
  });
});
