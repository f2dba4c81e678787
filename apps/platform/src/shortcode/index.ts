export { answerSms, type IncomingSms, type ShortcodeDesk } from './answer-sms.ts';
