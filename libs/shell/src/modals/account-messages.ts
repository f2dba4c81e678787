import type { LogInAnswer, PlainAnswer } from '@kipenga/api';
import type { DialogMessage } from '../dialog/dialog.slice.ts';
import { say, type Said } from '../language/said.ts';

/** An error in the shared dialog under "Oops!" (spec 8). An empty text becomes the catalogue's own sentence (R8-02). */
export function oops(message: Said): DialogMessage {
  return { tone: 'error', title: say('shell.common.oops'), message };
}

/** What a refused login says: the platform's own words; both fields are marked invalid (R8-05). */
export function logInRefusal(answer: Extract<LogInAnswer, { kind: 'refused' }>): Said {
  return answer.description === '' ? say('shell.common.wrong') : answer.description;
}

/** What a refused registration, verification or reset says: the description, in an error dialog (R8-06, R4-19). */
export function plainRefusal(answer: Extract<PlainAnswer, { kind: 'refused' }>): DialogMessage {
  return oops(answer.description);
}
