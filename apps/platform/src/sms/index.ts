export { sendSms, type Sending } from './send-sms.ts';
export {
  countSentToday,
  insertIncoming as keepIncomingSms,
  selectInbox as inboxOf,
  type ShownMessage,
} from './sms.store.ts';
