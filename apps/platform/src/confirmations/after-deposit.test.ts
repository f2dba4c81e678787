import { describe, expect, test } from 'vitest';
import { kes } from '@kipenga/betting-core';
import type { PlaceBetAnswer } from '@kipenga/contracts';
import { placeBet } from '../bets/index.ts';
import { inboxOf } from '../sms/index.ts';
import { wordsIn } from '../wording/index.ts';
import { depositedBetJobs } from './after-deposit.ts';
import type { HallCustomer } from '../../test/betting-hall.ts';
import { openTicketHall } from '../../test/ticket-hall.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall(openTicketHall);

const runJob = async (customer: HallCustomer, paymentId: string, bet: unknown): Promise<void> => {
  // As the job table hands it over: through JSON.
  const [work] = depositedBetJobs(hall.services);
  await work?.run(JSON.parse(JSON.stringify({ ...customer, paymentId, bet })));
};
const wordsOf = ({ reason }: PlaceBetAnswer) => reason && wordsIn('sw', reason);
const lastSms = async ({ msisdn }: HallCustomer) => (await inboxOf(base.db, msisdn))[0]?.text;

describe('the bet a deposit was made for (R4-15)', () => {
  test('is placed with the deposit, once, however often the job runs', async () => {
    const [customer, pick] = [await hall.aCustomer(49), await hall.aPick(2)];
    const bet = await hall.asked(customer, [pick], kes(49));
    await runJob(customer, 'PAY1', bet);
    await runJob(customer, 'PAY1', bet);
    expect(await hall.countBets(customer)).toBe(1);
    expect(await lastSms(customer)).toMatch(/^Bet placed Successfully\. Bet \w{4}-\w{4}: KES 49\.00 to win/);
    expect(await inboxOf(base.db, customer.msisdn)).toHaveLength(1);
  });

  test('a system is placed with all its lines, and the SMS says them in the language of the customer (D100, D118)', async () => {
    const customer = await hall.aCustomer(98);
    const picks = [await hall.aPick(2), await hall.aPick(2), await hall.aPick(2)];
    const bet = await hall.asked(customer, picks, kes(49), { system: { sizes: [2], bankers: [0] } });
    await runJob(customer, 'PAY-S', bet);
    await runJob(customer, 'PAY-S', bet);
    expect(await lastSms(customer)).toMatch(
      /^Bet placed Successfully\. Bet \w{4}-\w{4}: KES 49\.00 on 2 lines, to win KES \d+\.\d\d if every pick is right\.$/,
    );
    expect(await hall.countBets(customer)).toBe(1);
    const [kept] = await base.db.query('SELECT system FROM bet WHERE profile_id = $1', [customer.profileId]);
    expect(kept).toEqual({ system: { sizes: [2], bankers: [0] } });
    const answer = await placeBet(hall.services, { customer, key: 'again', asked: bet });
    expect(wordsOf(answer)).toMatch(/^Beti \w{4}-\w{4}: dau KES 49\.00 kwa mistari 2, unaweza kushinda KES/);
  });

  test('is not placed at a worse price, nor after kick-off: the money stays and the customer is told', async () => {
    const [customer, pick, started] = [
      await hall.aCustomer(100),
      await hall.aPick(2),
      await hall.aPick(2, { startsAt: '2026-11-21T06:00:00Z' }),
    ];
    const bet = await hall.asked(customer, [pick], kes(49));
    await hall.reprice(pick, 1.5);
    await runJob(customer, 'PAY2', bet);
    expect(await lastSms(customer)).toBe(
      'Your deposit is in your balance, but the bet was not placed. Odds have changed: 2.00 is now 1.50. Please check your betslip.',
    );
    await runJob(customer, 'PAY3', await hall.asked(customer, [started], kes(49)));
    expect(await lastSms(customer)).toContain('Already started');
    const named = { ...started, homeTeam: 'Call 0900 to win', awayTeam: 'x'.repeat(400) };
    await runJob(customer, 'PAY4', await hall.asked(customer, [named], kes(49)));
    expect(await lastSms(customer)).toContain(
      `Already started: ${started.homeTeam} v ${started.awayTeam}. Please`,
    );
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(100) });
  });

  test('a jackpot ticket is placed alike, once; where its jackpot has closed the customer is told (R4-15, D65)', async () => {
    const [jackpot, customer] = [await hall.aJackpot(), await hall.aCustomer(98)];
    const ticket = hall.ticket(customer, jackpot);
    await runJob(customer, 'PAY5', { ticket });
    await runJob(customer, 'PAY5', { ticket });
    expect(await lastSms(customer)).toMatch(/Jackpot ticket \w{4}-\w{4} for KES 49\.00\. Lines: 1\.$/);
    expect(await inboxOf(base.db, customer.msisdn)).toHaveLength(1);
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(49) });
    await hall.close(jackpot);
    await runJob(customer, 'PAY6', { ticket });
    expect(await lastSms(customer)).toBe(
      'Your deposit is in your balance, but the bet was not placed. This jackpot is closed: it takes no more tickets.',
    );
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(49) });
  });

  test('of several bets one SMS says how many were placed, and why not the others', async () => {
    const customer = await hall.aCustomer(120);
    const [first, second] = [await hall.aPick(2), await hall.aPick(2)];
    const bets = [
      await hall.asked(customer, [first], kes(49)),
      await hall.asked(customer, [second], kes(49)),
    ];
    await hall.reprice(second, 1.5);
    await runJob(customer, 'PAY7', { bets });
    expect(await lastSms(customer)).toMatch(
      /^1 of 2 bets placed, KES 49\.00 together: \w{4}-\w{4}\. What was not staked of your deposit is in your balance\. Odds have changed: 2\.00 is now 1\.50\./,
    );
    await runJob(customer, 'PAY8', { bets: bets.slice(1).concat(bets.slice(1)) });
    expect(await lastSms(customer)).toMatch(
      /^Your deposit is in your balance, but none of your 2 bets was placed\. Odds/,
    );
    await hall.reprice(second, 2);
    await runJob(customer, 'PAY9', { bets: bets.slice(1) });
    expect(await lastSms(customer)).toMatch(/^Bet placed Successfully\. Bet/);
  });
});
