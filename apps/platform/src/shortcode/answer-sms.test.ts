import { smsParts } from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setBack } from '../../test/set-back.ts';
import { newPhone, withPlatform, type TestPlatform } from '../../test/with-platform.ts';

describe('SMS to 29008 (R1-10, D60, D69)', () => {
  let it: TestPlatform;
  beforeAll(async () => {
    it = await withPlatform();
  });
  afterAll(() => it.dispose());

  const ask = async (
    phone: Parameters<TestPlatform['handset']>[0],
    text: string,
  ): Promise<string | undefined> => {
    await it.handset(phone).sms(text);
    return (await it.handset(phone).look()).messages[0]?.text;
  };

  test('BALANCE and BONUS tell what there is, in any case of letters', async () => {
    const { phone } = await it.customer({ deposit: 500 });
    expect(await ask(phone, ' balance ')).toBe('Balance KES 500.00.');
    expect(await ask(phone, 'Bonus')).toBe('Bonus KES 2,000.00. Free bet KES 0.00.');
  });

  test('who has a closed account hears that, and is not sent to open one (D46)', async () => {
    const { phone } = await it.customer({ deposit: 100 });
    await it.app.inject({ method: 'POST', url: `/sandbox/customers/${phone}/close` });
    await expect
      .poll(async () => (await it.handset(phone).look()).messages[0]?.text, { interval: 20 })
      .toContain('Your Kipenga account is closed');
    for (const text of ['BALANCE', 'W#50', 'JP#1', 'REGISTER'])
      expect([text, await ask(phone, text)]).toEqual([text, 'This account is closed. Please call us.']);
  });

  test('a free bet the sandbox grants is in the balance (D66, D71)', async () => {
    const { phone, profileId, token } = await it.customer();
    const grant = (amount: unknown) =>
      it.app.inject({ method: 'POST', url: `/sandbox/customers/${phone}/free-bet`, payload: { amount } });
    expect((await grant(30)).statusCode).toBe(200);
    expect((await grant(99)).statusCode).toBe(200);
    expect((await grant('30')).statusCode).toBe(400);
    expect((await it.call('getBalance', { profileId }, { token })).freeBet).toBe(3_000);
    expect(await ask(phone, 'BONUS')).toBe('Bonus KES 0.00. Free bet KES 30.00.');
  });

  test('GAMES lists games with their prices', async () => {
    expect(await ask(newPhone(), 'GAMES')).toMatch(/^\d+ \w{3} \d+ \w{3}, \d\d:\d\d .+ v .+ \d+\.\d+/);
  });

  test('what is meant is done, whatever came along with it; a bet in a form of other houses is told how to bet', async () => {
    const { phone, profileId, token } = await it.customer({ deposit: 500 });
    expect(await ask(phone, '\u200e“Balance”.')).toBe('Balance KES 500.00.');
    await ask(phone, 'W#KES100/=');
    expect((await it.handset(phone).look()).messages.map(({ text }) => text)).toContain(
      'KES 90.00 is on its way to your phone. Of your KES 100.00, the fee is KES 10.00.',
    );
    expect((await it.call('getBalance', { profileId }, { token })).balance).toBe(40_000);
    const told: (string | undefined)[] = [];
    for (const form of ['30250#1*1000', '1234#1#100', '1234*X*50', '9#2#20'])
      told.push(await ask(phone, form));
    expect(told[0]).toMatch(/^Bets are not taken by SMS: nothing was placed\./);
    expect((await it.handset(phone).look()).messages.filter(({ text }) => text === told[0])).toHaveLength(3);
    expect((await it.call('getBalance', { profileId }, { token })).balance).toBe(40_000);
  });

  test('W#AMOUNT withdraws to the sender, or says why not', async () => {
    const { phone, profileId, token } = await it.customer({ deposit: 100 });
    await it.handset(phone).sms('w#50');
    const { messages } = await it.handset(phone).look();
    expect(messages.map(({ text }) => text)).toContain(
      'KES 45.00 is on its way to your phone. Of your KES 50.00, the fee is KES 5.00.',
    );
    expect((await it.call('getBalance', { profileId }, { token })).balance).toBe(5_000);
    expect(await ask(phone, 'W#500')).toBe('You can withdraw at most KES 50.00.');
    expect(await ask(phone, 'W#10')).toBe('The least you can withdraw is KES 20.00.');
  });

  test('an SMS counts once by the id of its gateway, also delivered twice at once (D93)', async () => {
    const { phone, profileId, token } = await it.customer({ deposit: 100 });
    const handset = it.handset(phone);
    const sms = (text: string, id: string) => handset.sms(text, id);
    await Promise.all([sms('W#20', 'ATXid_1'), sms('W#20', 'ATXid_1'), sms('W#20', 'ATXid_1')]);
    await sms('W#20', 'ATXid_1');
    const balance = async () => (await it.call('getBalance', { profileId }, { token })).balance;
    expect(await balance()).toBe(8_000);
    const told = (await handset.look()).messages.filter(({ text }) => text.includes('on its way'));
    expect(told).toHaveLength(1);
    await sms('W#20', 'ATXid_2');
    expect(await balance()).toBe(6_000);
  });

  test('an SMS that failed midway may be delivered again (D93)', async () => {
    const { phone, profileId, token } = await it.customer({ deposit: 100 });
    await it.owner.query('ALTER TABLE ledger_posting RENAME TO ledger_posting_away');
    await expect(it.handset(phone).sms('W#20', 'again')).rejects.toThrow('answered 500');
    await it.owner.query('ALTER TABLE ledger_posting_away RENAME TO ledger_posting');
    await it.handset(phone).sms('W#20', 'again');
    expect((await it.call('getBalance', { profileId }, { token })).balance).toBe(8_000);
  });

  test('what is not an SMS is refused in words; nothing is coerced (D76, D93)', async () => {
    const phone = newPhone();
    const send = async (path: string, payload: unknown) => {
      const reply = await it.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json' },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      });
      return reply.statusCode;
    };
    const sms = { to: '29008', text: 'BALANCE' };
    for (const wrong of [
      { ...sms, id: 7 },
      { ...sms, id: null },
      { ...sms, id: '' },
      { ...sms, text: 5 },
      { ...sms, text: 'BALANCE\0' },
      { ...sms, text: 'BALANCE \ud800' },
      { ...sms, mood: 'good' },
      '{"to":"29008","text":"BALANCE","text":"W#20"}',
    ])
      expect(await send(`/sandbox/handset/${phone}/sms`, wrong)).toBe(400);
    expect(await send(`/sandbox/handset/${phone}/prompts/1`, { pin: 1234 })).toBe(400);
    expect(await send(`/sandbox/handset/${phone}/prompts/1`, { pin: '1234', cancel: true })).toBe(400);
    expect(await send('/sandbox/season/advance', { minutes: '5' })).toBe(400);
  });

  test('a phone shows its messages as they came, by one clock, also after the season was moved on (D61, D70)', async () => {
    const { phone } = await it.customer();
    await it.handset(phone).sms('BALANCE');
    const moved = await it.app.inject({
      method: 'POST',
      url: '/sandbox/season/advance',
      payload: { minutes: 600 },
    });
    expect(moved.statusCode).toBe(200);
    await it.handset(phone).sms('BONUS');
    await setBack(it.db, 'phone_event.at', 61, 'msisdn = $1', [phone]);
    await it.call('requestCode', { phone });
    const { messages } = await it.handset(phone).look();
    expect(messages.map(({ text }) => /code|Bonus|Balance/.exec(text)?.[0])).toEqual([
      'code',
      'Bonus',
      'Balance',
      'code',
    ]);
    const times = messages.map(({ at }) => at);
    expect(
      (await it.call('resetPassword', { phone, code: await it.handset(phone).code(), password: 'new one' }))
        .kind,
    ).toBe('accepted');
    expect((await it.handset(phone).look()).messages[0]?.at.slice(0, 13)).toBe(times[0]?.slice(0, 13));
  });

  test('JP tells what is open in few SMS, its matches by the numbers of their signs (D80)', async () => {
    const text = (await ask(newPhone(), 'jp')) ?? '';
    const [head, ...lines] = text.split('\n');
    expect(head).toMatch(
      /^Midweek Jackpot: KES 49\.00 a line, prize KES [\d,]+\.\d\d, closes \w{3} \d+ \w{3}, \d\d:\d\d\.$/,
    );
    expect(lines.slice(0, 13).map((line) => /^(\d+) \S.*-\S/.exec(line)?.[1])).toEqual(
      Array.from({ length: 13 }, (_, at) => String(at + 1)),
    );
    expect(lines[13]).toBe('Send JP# and 13 picks of 1, X or 2 to play one line.');
    expect(lines[14]).toMatch(/^Mega Jackpot: KES 99\.00 a line, .*site\.$/);
    expect(smsParts(text)).toBeLessThanOrEqual(4);
  });

  test('JP# and a sign for each match plays a line from the wallet, once for each SMS (R1-10, D93)', async () => {
    const { phone, profileId, token } = await it.customer({ deposit: 100 });
    const line = 'JP#1X2 1X2 1X2 1X2 1';
    await Promise.all([it.handset(phone).sms(line, 'jp1'), it.handset(phone).sms(line, 'jp1')]);
    const told = (await it.handset(phone).look()).messages.filter(({ text }) =>
      /^Midweek Jackpot\. Jackpot ticket \w{4}-\w{4} for KES 49\.00\. Lines: 1\.$/.test(text),
    );
    expect(told).toHaveLength(1);
    expect((await it.call('getBalance', { profileId }, { token })).balance).toBe(5_100);
    const [ticket] = await it.call('getBets', { profileId, from: null }, { token });
    const legs = ticket && (await it.call('getBetDetail', { betId: ticket.id }, { token }));
    expect(legs?.map(({ pick }) => pick).join('')).toBe('1X21X21X21X21');
    expect(await ask(phone, 'JP#1X2')).toBe(
      'A line of the Midweek Jackpot has 13 picks of 1, X or 2. You sent 3. Nothing was placed.',
    );
    await it.handset(phone).sms(line, 'jp2');
    expect(await ask(phone, line)).toMatch(/nothing was placed\. Pay KES 47 to paybill 290080 and/);
    expect(await ask(newPhone(), line)).toContain('REGISTER');
  });

  test('JP# with the signs of a board that closed since places nothing until JP is asked again', async () => {
    const { phone, profileId, token } = await it.customer({ deposit: 100 });
    const line = 'JP#1X2 1X2 1X2 1X2 1';
    await ask(phone, 'JP');
    await it.db.query(
      `UPDATE board_by_sms SET jackpot_id = (SELECT min(jackpot_id) FROM jackpot WHERE jackpot_id <> board_by_sms.jackpot_id) WHERE msisdn = $1`,
      [phone],
    );
    expect(await ask(phone, line)).toMatch(/has closed\. Send JP .*Nothing was placed/);
    expect((await it.call('getBalance', { profileId }, { token })).balance).toBe(10_000);
    await ask(phone, 'JP');
    expect(await ask(phone, line)).toMatch(/^Midweek Jackpot\. Jackpot ticket/);
  });

  test('REGISTER opens a verified account whose code sets the first password', async () => {
    const phone = newPhone();
    expect(await ask(phone, 'BALANCE')).toContain('REGISTER');
    await it.handset(phone).sms('JOIN');
    const code = await it.handset(phone).code();
    expect((await it.call('resetPassword', { phone, code, password: 'first one' })).kind).toBe('accepted');
    expect((await it.call('logIn', { phone, password: 'first one', remember: true })).kind).toBe('logged-in');
    expect(await ask(phone, 'REGISTER')).toContain('already have');
  });

  test('STOP ends offers; what cannot be read is answered three times a day', async () => {
    const { phone, profileId } = await it.customer();
    expect(await ask(phone, 'STOP')).toContain('no more offers');
    expect(await it.db.query('SELECT takes_offers FROM customer WHERE profile_id = $1', [profileId])).toEqual(
      [{ takes_offers: false }],
    );
    const before = (await it.handset(phone).look()).messages.length;
    for (let n = 0; n < 5; n += 1) await it.handset(phone).sms('habari');
    expect((await it.handset(phone).look()).messages.length).toBe(before + 3);
  });

  test('the phone is a page, and its calls refuse what is no phone and no prompt', async () => {
    const page = await it.app.inject({ url: '/sandbox/handset', headers: { accept: 'text/html' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const scripts = [...page.body.matchAll(/(?:src|href)="(\/sandbox\/[^"]+)"/g)].map(([, url]) => url ?? '');
    for (const url of scripts) expect((await it.app.inject({ url })).statusCode).toBe(200);
    expect(scripts.length).toBe(3);
    expect((await it.app.inject({ url: '/sandbox/handset/123' })).statusCode).toBe(400);
    const unknown = await it.app.inject({
      method: 'POST',
      url: `/sandbox/handset/${newPhone()}/prompts/none`,
      payload: { pin: '1234' },
    });
    expect(unknown.statusCode).toBe(404);
  });

  test('GAMES fits into two SMS whatever the teams are called', async () => {
    await it.db.query(
      "UPDATE match SET home_team = 'Başakşehir Kasımpaşa', away_team = 'São João da Ribeira'",
    );
    const text = (await ask(newPhone(), 'GAMES')) ?? '';
    expect(text).toContain('Basaksehir K v Sao Joao da ');
    expect(text.split('\n').length).toBeGreaterThanOrEqual(3);
    expect(smsParts(text)).toBeLessThanOrEqual(2);
  });
});
