import { betPayload } from './bets.wire.ts';
import type { Sample } from './sample.ts';

const prompt = {
  statusCode: 200,
  description: 'A deposit prompt has been sent to your phone.',
  tax: 0,
  credited: 100,
};

export const paymentsSamples = {
  depositAndBet: { body: { phone: '254712345678', amount: 100, bet: betPayload }, response: prompt },
  deposit: { body: { phone: '254712345678', amount: 100 }, response: prompt },
  getDepositQuote: { query: { for: '49' }, response: { amount: 49, tax: 0, credited: 49 } },
  withdraw: {
    query: { receives: '187' },
    body: { phone: '254712345678', amount: 200 },
    response: { res: 0, description: 'Your money is on its way', reference: 'W-19' },
  },
  getWithdrawalQuote: {
    query: { amount: '200' },
    response: { amount: 200, fee: 12.5, tax: 0, receives: 187, stays: 0.5 },
  },
  getTransactions: {
    params: { phone: '254712345678', fromDate: '2025-11-23', today: '2026-11-21' },
    response: [
      {
        type: 'deposit',
        status: 'TRX_SUCCESS',
        reference: 'QK12AB34CD',
        trans_time: '2026-11-21T13:00:00',
        amount: 100,
        fee: 0,
        tax: 0,
        credited: 100,
      },
      {
        type: 'WITHDRAWAL',
        status: 'FAILED',
        reference: null,
        trans_time: '2026-11-20T09:15:30',
        amount: 200.5,
      },
    ],
  },
} satisfies Readonly<Record<string, Sample>>;
