import type { LogInAnswer, PlainAnswer } from '@kipenga/api';
import type { DialogMessage } from '../dialog/dialog.slice.ts';
import { answerMessage } from '../language/answer-message.ts';
import { message, type Message } from '../language/message.ts';

/** An error for the shared dialog with the title "Oops!" (R8). An empty text becomes the catalogue's sentence (R8-02). */
export function oops(text: Message): DialogMessage {
  return { tone: 'error', title: message('shell.common.oops'), message: text };
}

/** Returns the message of a refused login, the platform's reason. The form marks both fields as invalid (R8-05). */
export function logInRefusal(answer: Extract<LogInAnswer, { kind: 'refused' }>): Message {
  return answer.description === '' ? message('shell.common.wrong') : answerMessage(answer);
}

/** Returns the error dialog of a refused registration, verification or reset, with the platform's reason (R8-06, R4-19). */
export function plainRefusal(answer: Extract<PlainAnswer, { kind: 'refused' }>): DialogMessage {
  return oops(answerMessage(answer));
}
