import type { LogInAnswer, PlainAnswer } from '@kipenga/api';
import type { DialogMessage } from '../dialog/dialog.slice.ts';
import { answerMessage } from '../language/answer-message.ts';
import { message, type Message } from '../language/message.ts';

/** An error in the shared dialog under "Oops!" (R8). An empty text becomes the catalogue's own sentence (R8-02). */
export function oops(text: Message): DialogMessage {
  return { tone: 'error', title: message('shell.common.oops'), message: text };
}

/** What a refused login says: the platform's reason; both fields are marked invalid (R8-05). */
export function logInRefusal(answer: Extract<LogInAnswer, { kind: 'refused' }>): Message {
  return answer.description === '' ? message('shell.common.wrong') : answerMessage(answer);
}

/** What a refused registration, verification or reset says: the platform's reason, in an error dialog (R8-06, R4-19). */
export function plainRefusal(answer: Extract<PlainAnswer, { kind: 'refused' }>): DialogMessage {
  return oops(answerMessage(answer));
}
