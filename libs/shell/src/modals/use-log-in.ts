import { useLogInMutation, type LogInRequest } from '@kipenga/api';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { dialogShown } from '../dialog/dialog.slice.ts';
import { apiFailureMessage } from '../dialog/api-failure-message.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { answerMessage } from '../language/answer-message.ts';
import { message, type Message } from '../language/message.ts';
import { loggedIn } from '../session/session.slice.ts';
import { logInRefusal } from './account-messages.ts';
import { modalClosed, modalOpened, selectGoTo, selectModal } from './modal.slice.ts';

/** A failed login. A refusal marks both fields and shows its text once (R8-05). */
interface LogInProblem {
  readonly message: Message;
  readonly isRefusal: boolean;
}

interface LogIn {
  readonly send: (request: LogInRequest) => Promise<void>;
  readonly problem: LogInProblem | null;
  /** Clears the problem when the form is changed or sent again. */
  readonly clearProblem: () => void;
  readonly isSending: boolean;
}

/** Logs in and continues to the destination of the tap (D47), or opens verification, or shows the refusal. */
export function useLogIn(): LogIn {
  const dispatch = useShellDispatch();
  const navigate = useNavigate();
  const goTo = useSelector(selectGoTo);
  const modal = useSelector(selectModal);
  const [logIn, { isLoading }] = useLogInMutation();
  const [problem, setProblem] = useState<LogInProblem | null>(null);
  const send = async (request: LogInRequest) => {
    const answer = await logIn(request);
    if (answer.error !== undefined)
      return setProblem({ message: apiFailureMessage(answer.error), isRefusal: false });
    switch (answer.data.kind) {
      case 'logged-in':
        const { profileId } = answer.data.profile;
        dispatch(loggedIn(answer.data.profile));
        dispatch(modalClosed());
        if (answer.data.reason)
          dispatch(
            dialogShown({
              tone: 'info',
              title: message('shell.logIn.blocked'),
              message: answerMessage(answer.data),
            }),
          );
        if (goTo !== null) void navigate(goTo);
        if (modal?.name === 'log-in' && modal.isFirst === true)
          void import('./offer-identity.ts').then((file) => dispatch(file.offerIdentity(profileId)));
        return;
      case 'unverified':
        dispatch(modalOpened({ name: 'verify', phone: request.phone }));
        return;
      case 'refused':
        setProblem({ message: logInRefusal(answer.data), isRefusal: true });
    }
  };
  return { send, problem, clearProblem: () => setProblem(null), isSending: isLoading };
}
