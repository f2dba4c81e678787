import {
  PUSH_TOPICS,
  useEndPushMutation,
  useSetPushMutation,
  type PushChoice,
  type PushTopic,
} from '@kipenga/api';
import { answerMessage, dialogShown, oops, useShellDispatch, type Message } from '@kipenga/shell';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import {
  hasMoved,
  onPermissionChange,
  permissionNow,
  subscribe,
  unsubscribe,
  type NoLeave,
} from './push-browser.ts';

const NOT_SUBSCRIBED: Message = { id: 'push.notSubscribed' };
const NOT_SAVED: Message = { id: 'push.notSaved' };

/** The result of saving a choice: kept, without permission, or failed. */
type Kept = 'kept' | NoLeave | { readonly fault: Message };

function useKeeper(choice: PushChoice) {
  const [set] = useSetPushMutation();
  const [end] = useEndPushMutation();
  const endpoint = useRef(choice.endpoint); // the endpoint last sent to the house, since reads are answered later
  const known = (): PushChoice => ({ ...choice, endpoint: endpoint.current });
  const keep = async (topics: readonly PushTopic[]): Promise<Kept> => {
    if (topics.length === 0) {
      const { error } = await end({});
      if (error !== undefined) return { fault: NOT_SAVED };
      await unsubscribe().catch(() => undefined); // the house sends nothing more
      return 'kept';
    }
    const subscription = await subscribe(known()).catch(() => null);
    if (subscription === null) return { fault: NOT_SUBSCRIBED };
    if (typeof subscription === 'string') return subscription;
    const { data } = await set({ ...subscription, topics });
    if (data === undefined) return { fault: NOT_SAVED };
    if (data.kind === 'refused') return { fault: answerMessage(data) };
    endpoint.current = subscription.endpoint;
    return 'kept';
  };
  return { keep, isMoved: () => hasMoved(known()) };
}

/**
 * Push topics of this device. Taps have immediate effect and are saved one after another; after a failure the last
 * saved state returns. When the browser has replaced its subscription, or permission was given again, the house gets
 * the new subscription.
 */
export function usePushTopics(choice: PushChoice) {
  const dispatch = useShellDispatch();
  const { keep, isMoved } = useKeeper(choice);
  const permission = useSyncExternalStore(onPermissionChange, permissionNow);
  const [tapped, setTapped] = useState<readonly PushTopic[] | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const wanted = useRef<readonly PushTopic[] | null>(null);
  const kept = useRef<readonly PushTopic[] | null>(null); // null: as the house has it
  const work = useRef(Promise.resolve());
  const told = permission === 'granted' ? choice.topics : [];
  const topics = permission === 'denied' ? [] : (tapped ?? told);

  const send = async (these: readonly PushTopic[]): Promise<void> => {
    if (wanted.current !== these) return; // a later tap sends its own, or all were reverted
    const became = await keep(these);
    setUnanswered(became === 'default');
    if (became === 'kept') return void (kept.current = these);
    wanted.current = kept.current;
    setTapped(kept.current);
    if (typeof became !== 'string') dispatch(dialogShown(oops(became.fault)));
  };

  const look = useEffectEvent(async () => {
    if (await isMoved()) await keep(kept.current ?? choice.topics);
  });
  useEffect(() => {
    if (permission === 'granted') work.current = work.current.then(() => look()).catch(() => undefined);
  }, [permission]);

  return {
    isBlocked: permission === 'denied',
    isUnanswered: isUnanswered && permission === 'default',
    isWanted: (topic: PushTopic) => topics.includes(topic),
    choose: (topic: PushTopic, isWanted: boolean): void => {
      const these = PUSH_TOPICS.filter((one) => (one === topic ? isWanted : topics.includes(one)));
      wanted.current = these;
      setTapped(these);
      work.current = work.current.then(() => send(these));
    },
  };
}
