import { NO_WORK } from '../gateway-work.ts';
import type { HearSms, SmsInGateway } from './sms-in.ts';

/** The sandbox's way in: what is sent on its phone is heard at once. */
export const handsetSmsIn = (): SmsInGateway => {
  let heard: HearSms | null = null;
  return {
    connect: (hear) => {
      heard = hear;
      return NO_WORK;
    },
    phone: async (sms) => {
      if (heard === null) throw new Error('nobody hears the SMS yet');
      await heard(sms);
    },
  };
};
