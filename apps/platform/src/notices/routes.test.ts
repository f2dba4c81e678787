import { kes } from '@kipenga/betting-core';
import { HOST_BASE_PATHS, type Notice } from '@kipenga/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withPlatform, type TestCustomer, type TestPlatform } from '../../test/with-platform.ts';
import { notifyCustomers } from './notify-customers.ts';

let it: TestPlatform;
beforeAll(async () => {
  it = await withPlatform();
});
afterAll(() => it.dispose());

const notices = ({ profileId, token }: TestCustomer, before?: number) =>
  it.call('getNotices', { profileId, ...(before !== undefined && { before }) }, { token });
const summary = (all: readonly Notice[]) => all.map(({ kind, amount }) => [kind, amount]);

test('a deposit, the bonus it brought and a withdrawal are told, and what has been seen counts no more', async () => {
  const customer = await it.customer({ deposit: 500 });
  const { phone, token } = customer;
  await it.call('withdraw', { phone, amount: kes(100) }, { token, key: 'out' });
  await expect
    .poll(async () => summary((await notices(customer)).notices))
    .toEqual([
      ['withdrawal-paid', kes(90)],
      ['bonus-granted', kes(2_000)],
      ['deposit-paid', kes(500)],
    ]);
  const { notices: all, unseen } = await notices(customer);
  expect([unseen, all[2]?.reference]).toEqual([3, expect.stringMatching(/^S[A-Z0-9]{9}$/)]);
  const { number } = all[1]!;
  await it.call('seeNotices', { from: number, to: all[0]!.number }, { token });
  const after = await notices(customer);
  expect([after.unseen, after.notices.map(({ isSeen }) => isSeen)]).toEqual([1, [true, true, false]]);
});

test('pages follow each other without a gap, and nobody reads or marks another’s (D23)', async () => {
  const [customer, stranger] = [await it.customer(), await it.customer()];
  const at = '2026-11-21T12:00:00Z' as Notice['at'];
  await notifyCustomers(
    it.db,
    Array.from({ length: 61 }, (_, nth) => ({
      profileId: customer.profileId,
      event: `e${nth}`,
      kind: 'deposit-paid' as const,
      at,
      reference: String(nth),
      amount: kes(1),
    })),
  );
  const first = await notices(customer);
  const second = await notices(customer, first.notices.at(-1)!.number);
  const third = await notices(customer, second.notices.at(-1)!.number);
  expect([first, second, third].map(({ notices: { length }, hasMore }) => [length, hasMore])).toEqual([
    [30, true],
    [30, true],
    [1, false],
  ]);
  expect(
    [first, second, third].flatMap((page) => page.notices).map(({ reference }) => Number(reference)),
  ).toEqual(Array.from({ length: 61 }, (_, nth) => 60 - nth));

  await it.call('seeNotices', { from: 0, to: 999_999_999_999 }, stranger);
  expect((await notices(customer)).unseen).toBe(61);
  for (const call of ['notices', 'notice-sms']) {
    const { statusCode } = await it.app.inject({
      url: `${HOST_BASE_PATHS.auth}/account/${call}/${customer.profileId}`,
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(statusCode).toBe(404);
  }
});

test('SMS are off at first, with what the network takes for one, and chosen topic by topic; the phone then has them', async () => {
  const customer = await it.customer();
  const { phone, profileId, token } = customer;
  const chosen = () => it.call('getNoticeSms', { profileId }, { token });
  const payIn = async (key: string): Promise<void> => {
    await it.call('deposit', { phone, amount: kes(300) }, { token, key });
    await it.handset(phone).approve();
  };
  const texts = async () =>
    (await it.handset(phone).look()).messages.map(({ text }) => text).filter((text) => text.includes('KES'));
  expect(await chosen()).toEqual({ topics: [], price: kes(2) });
  await payIn('unheard');
  for (const wanted of [true, true])
    await it.call('setNoticeSms', { topic: 'deposits', isWanted: wanted }, { token });
  expect((await chosen()).topics).toEqual(['deposits']);
  await payIn('heard');
  await expect.poll(texts).toEqual([expect.stringMatching(/^We received KES 300\.00\. Receipt S\w{9}\.$/)]);
  await it.call('setNoticeSms', { topic: 'deposits', isWanted: false }, { token });
  expect((await chosen()).topics).toEqual([]);
});
