import {
  PUSH_TOPICS,
  useEndPushMutation,
  useSetPushMutation,
  type PushChoice,
  type PushTopic,
} from '@kipenga/api';
import {
  answerMessage,
  apiFailureMessage,
  dialogShown,
  oops,
  useShellDispatch,
  type Message,
} from '@kipenga/shell';
import { useEffect, useRef, useState } from 'react';
import { hasMoved, mayShow, pushState, subscribe, unsubscribe, type NoLeave } from './push-browser.ts';

const NOT_SUBSCRIBED: Message = { id: 'push.notSubscribed' };

/** What became of a choice: a fault is said; what the browser's person answered instead of leave stands beside it. */
type Kept = 'kept' | NoLeave | { readonly fault: Message };

function useKeeper(choice: PushChoice) {
  const [set] = useSetPushMutation();
  const [end] = useEndPushMutation();
  return async (topics: readonly PushTopic[]): Promise<Kept> => {
    if (topics.length === 0) {
      const { error } = await end({});
      if (error !== undefined) return { fault: apiFailureMessage(error) };
      await unsubscribe().catch(() => undefined); // the house sends nothing more
      return 'kept';
    }
    const subscription = await subscribe(choice).catch(() => null);
    if (subscription === null) return { fault: NOT_SUBSCRIBED };
    if (typeof subscription === 'string') return subscription;
    const { data, error } = await set({ ...subscription, topics });
    if (data === undefined) return { fault: apiFailureMessage(error) };
    return data.kind === 'refused' ? { fault: answerMessage(data) } : 'kept';
  };
}

/**
 * What this phone is told. What was tapped holds at once, and taps are kept one after the other; where one could not be, that is said, and all
 * stands as it was last kept. A browser that has replaced its subscription meanwhile has the house told of the new one.
 */
export function usePushTopics(choice: PushChoice) {
  const dispatch = useShellDispatch();
  const keep = useKeeper(choice);
  const [tapped, setTapped] = useState<readonly PushTopic[] | null>(null);
  const [noLeave, setNoLeave] = useState<NoLeave | null>(() => (pushState() === 'blocked' ? 'denied' : null));
  const told = mayShow() ? choice.topics : [];
  const wanted = useRef(told);
  const kept = useRef(told);
  const work = useRef(Promise.resolve());
  const topics = noLeave === 'denied' ? [] : (tapped ?? told);

  const send = async (these: readonly PushTopic[]): Promise<void> => {
    if (wanted.current !== these) return; // a later tap holds this one, or all were taken back
    const became = await keep(these);
    setNoLeave(typeof became === 'string' && became !== 'kept' ? became : null);
    if (became === 'kept') return void (kept.current = these);
    wanted.current = kept.current;
    setTapped(kept.current);
    if (typeof became !== 'string') dispatch(dialogShown(oops(became.fault)));
  };

  const moved = useRef(async () => {
    if (await hasMoved(choice)) await keep(choice.topics);
  });
  useEffect(() => void (work.current = moved.current().catch(() => undefined)), []);

  return {
    noLeave,
    isWanted: (topic: PushTopic) => topics.includes(topic),
    choose: (topic: PushTopic, isWanted: boolean): void => {
      const these = PUSH_TOPICS.filter((one) => (one === topic ? isWanted : topics.includes(one)));
      wanted.current = these;
      setTapped(these);
      work.current = work.current.then(() => send(these));
    },
  };
}
