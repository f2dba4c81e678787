export { answerSms } from './answer-sms.ts';
