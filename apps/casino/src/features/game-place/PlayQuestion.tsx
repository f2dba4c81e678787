import { useAnswerRealityCheckMutation, useTakeTimeOutMutation, type PlainAnswer } from '@kipenga/api';
import type { Cents, TimeOutLength } from '@kipenga/betting-core';
import { RealityCheck } from '@kipenga/ui';

interface PlayQuestionProps {
  readonly minutes: number;
  readonly net: Cents;
  /** Leaves the game. */
  readonly onLeave: () => void;
}

interface Sent {
  readonly data?: PlainAnswer | undefined;
  readonly error?: unknown;
}
const hasFailed = ({ data, error }: Sent): boolean => error !== undefined || data?.kind === 'refused';

/** The reality check: asks whether to go on playing. The platform decides when, whichever game is in the frame. */
export function PlayQuestion({ minutes, net, onLeave }: PlayQuestionProps) {
  const [sendAnswer, answer] = useAnswerRealityCheckMutation();
  const [takeTimeOut, timeOut] = useTakeTimeOutMutation();
  const beginBreak = async (length: TimeOutLength): Promise<boolean> => {
    const { data } = await takeTimeOut({ length });
    if (data?.kind !== 'accepted') return false;
    onLeave();
    return true;
  };
  return (
    <RealityCheck
      minutes={minutes}
      net={net}
      busy={answer.isLoading ? 'answer' : timeOut.isLoading ? 'time-out' : null}
      isFailed={hasFailed(answer) || hasFailed(timeOut)}
      onGoOn={() => void sendAnswer({})}
      onStop={onLeave}
      onTimeOut={beginBreak}
    />
  );
}
