export { answerSms, type ShortcodeDesk } from './answer-sms.ts';
