import {
  useExcludeSelfMutation,
  useGetPlayLimitsQuery,
  useSetDayLimitMutation,
  useSetDepositLimitMutation,
  useTakeTimeOutMutation,
  type PlainAnswer,
  type Profile,
} from '@kipenga/api';
import { HOUSE_RULES } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import {
  answerMessage,
  apiFailureMessage,
  dialogShown,
  oops,
  message,
  useShellDispatch,
  type Message,
} from '@kipenga/shell';
import { FailedState, LimitsPanel, Shimmer } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';

interface Sent {
  readonly data?: PlainAnswer | undefined;
  readonly error?: unknown;
}

/** The customer's own limits and breaks: what holds, and how to set them. A failure is said, and what was typed stays. */
export function PlayLimits({ profile: { profileId } }: { readonly profile: Profile }) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const { currentData, error, isFetching, refetch } = useGetPlayLimitsQuery({ profileId });
  const [setDepositLimit, limit] = useSetDepositLimitMutation();
  const [setDayLimit, dayLimit] = useSetDayLimitMutation();
  const [takeTimeOut, timeOut] = useTakeTimeOutMutation();
  const [excludeSelf, exclusion] = useExcludeSelfMutation();
  const failed = error !== undefined && (
    <FailedState
      text={t('sportsbook.limits.failed')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
  if (currentData === undefined) return failed || <Shimmer kind="line" count={3} />;

  const tell = async (sent: PromiseLike<Sent>, done: Message, refused?: Message): Promise<boolean> => {
    const { data, error } = await sent;
    const isDone = data?.kind === 'accepted';
    const fault = data === undefined ? apiFailureMessage(error) : (refused ?? answerMessage(data));
    dispatch(
      dialogShown(
        isDone ? { tone: 'success', title: message('sportsbook.limits.title'), message: done } : oops(fault),
      ),
    );
    return isDone;
  };
  const saved = message('sportsbook.limits.saved', { hours: HOUSE_RULES.limitRaiseDelayHours });
  const begun = message('sportsbook.limits.begun');
  return (
    <>
      {failed}
      <LimitsPanel
        {...currentData}
        raiseDelayHours={HOUSE_RULES.limitRaiseDelayHours}
        onSetDepositLimit={(period, amount) => tell(setDepositLimit({ period, amount }), saved)}
        onSetDayLimit={(of, amount) => tell(setDayLimit({ of, amount }), saved)}
        onTimeOut={(length) => tell(takeTimeOut({ length }), begun)}
        onExclude={(length, password) =>
          tell(excludeSelf({ length, password }), begun, message('sportsbook.limits.wrongPassword'))
        }
        busy={
          limit.isLoading
            ? 'deposit-limit'
            : dayLimit.isLoading
              ? 'day-limit'
              : timeOut.isLoading
                ? 'time-out'
                : exclusion.isLoading
                  ? 'exclusion'
                  : null
        }
        helpline={BRAND.helpline}
      />
    </>
  );
}
