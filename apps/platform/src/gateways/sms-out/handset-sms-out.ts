import { NO_WORK } from '../gateway-work.ts';
import type { SmsOutGateway } from './sms-out.ts';

/** The sandbox's carrier: nothing has to leave, for the phone shows what the house keeps. */
export const handsetSmsOut = (): SmsOutGateway => ({
  send: async () => undefined,
  connect: () => NO_WORK,
  isOnPhone: true,
});
