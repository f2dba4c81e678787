import type { Sample } from './sample.ts';

const done = { res: 0, description: 'Done' };

export const accountSamples = {
  register: {
    body: {
      phone: '254712345678',
      password: 'mchezo-safi',
      medium: 'web_ui',
      referral_code: '',
      consent: '2026-01',
    },
    response: { res: 0, description: 'A code has been sent to your phone' },
  },
  logIn: {
    body: { username: '254712345678', password: 'mchezo-safi', remember: true },
    response: {
      responseCode: 0,
      responseDescription: 'Welcome',
      username: '254712345678',
      profile_id: '77',
      balance: 1250.5,
      token: 't0k3n',
      bonus: 2000,
      free_bet: 50,
      virtual_code: 'v-77',
      virtual_token: 'vt0k3n',
      maxLife: '2026-11-22 01:05:09',
    },
  },
  finishRegistration: { body: { phone: '254712345678', reset_code: '123456' }, response: done },
  requestCode: { params: { phone: '254712345678' }, response: done },
  resetPassword: {
    body: { phone: '254712345678', reset_code: '123456', password: 'mchezo-safi-2' },
    response: done,
  },
  getBalance: {
    params: { profile_id: '77' },
    response: { res: 0, balance: 1250.5, bonus: 2000, free_bet: 50 },
  },
  getStatement: {
    params: { profile_id: '77', from: '2026-11-01', to: '2026-11-30' },
    response: [
      {
        at: '2026-11-20 09:15:30',
        type: 'deposit',
        reference: 'QK12AB34CD',
        amount: 500,
        balance: 500,
        account: 'cash',
      },
      {
        at: '2026-11-20 09:15:30',
        type: 'welcome-bonus',
        reference: '',
        amount: 100,
        balance: 100,
        account: 'bonus',
      },
      {
        at: '2026-11-21 13:00:00',
        type: 'bet',
        reference: 'KP7Q2M',
        amount: -43.56,
        balance: 456.44,
        account: 'cash',
      },
      {
        at: '2026-11-21 13:00:00',
        type: 'stake-tax',
        reference: 'KP7Q2M',
        amount: -5.44,
        balance: 451,
        account: 'cash',
      },
      {
        at: '2026-11-21 15:58:12',
        type: 'bet-payout',
        reference: 'KP7Q2M',
        amount: 80.59,
        balance: 531.59,
        account: 'cash',
      },
      {
        at: '2026-11-21 15:58:12',
        type: 'winnings-tax',
        reference: 'KP7Q2M',
        amount: -7.41,
        balance: 524.18,
        account: 'cash',
      },
      {
        at: '2026-11-21 20:40:07',
        type: 'game',
        reference: 'Comet',
        amount: -20,
        balance: 504.18,
        account: 'cash',
      },
    ],
  },
  logOut: { response: done },
  getPlayLimits: {
    params: { profile_id: '77' },
    response: {
      deposit_limits: [
        { period: 'day', amount: 500, pending_amount: null, pending_from: null },
        { period: 'week', amount: 2000, pending_amount: 5000, pending_from: '2026-11-22 12:00:00' },
      ],
      day_limits: [{ of: 'loss', amount: 300, pending_amount: null, pending_from: null }],
      staked_today: 240,
      lost_today: -35.5,
      day_ends_at: '2026-11-22 00:00:00',
      time_out_until: null,
      self_exclusion_until: null,
    },
  },
  setDayLimit: { body: { of: 'loss', amount: 300 }, response: done },
  getGamePlay: {
    params: { profile_id: '77' },
    response: {
      play: { minutes: 12, net: -120, is_check_due: false },
      left_today: { of: 'loss', limit: 300, left: 180, until: '2026-11-22 00:00:00' },
    },
  },
  answerRealityCheck: { response: done },
  setDepositLimit: { body: { period: 'week', amount: 2000 }, response: done },
  takeTimeOut: { body: { length: 'week' }, response: done },
  excludeSelf: { body: { length: 'half-year', password: 'mchezo-safi' }, response: done },
} satisfies Readonly<Record<string, Sample>>;
