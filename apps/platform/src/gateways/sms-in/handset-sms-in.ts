import { NO_WORK } from '../gateway-work.ts';
import type { HearSms, SmsInGateway } from './sms-in.ts';

/** The sandbox's incoming SMS: messages from its phone are handled at once. */
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
