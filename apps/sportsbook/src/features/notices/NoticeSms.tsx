import {
  NOTICE_TOPICS,
  useGetNoticeSmsQuery,
  useSetNoticeSmsMutation,
  type NoticeSms as SmsOfNotices,
  type NoticeTopic,
  type Profile,
} from '@kipenga/api';
import { formatKes } from '@kipenga/betting-core';
import { apiFailureMessage, dialogShown, oops, useShellDispatch } from '@kipenga/shell';
import { Checkbox, FailedState, Shimmer } from '@kipenga/ui';
import { useId, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './notices.module.css';

/** The notices sent by SMS too: none unless chosen, with the price of a message shown first. */
export function NoticeSms({ profileId }: Pick<Profile, 'profileId'>) {
  const t = useWords();
  const id = useId();
  const { currentData, error, isFetching, refetch } = useGetNoticeSmsQuery({ profileId });
  return (
    <section className={styles['sms']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {t('sportsbook.notices.sms.title')}
      </h2>
      {currentData !== undefined ? (
        <Topics {...currentData} />
      ) : error === undefined ? (
        <Shimmer kind="line" count={3} />
      ) : (
        <FailedState
          text={t('sportsbook.notices.sms.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </section>
  );
}

function Topics({ topics, price }: SmsOfNotices) {
  const t = useWords();
  const id = useId();
  const { isWanted, choose } = useTopics(topics);
  return (
    <div className={styles['topics']}>
      <p id={id} className={styles['cost']}>
        {price === 0
          ? t('sportsbook.notices.sms.free')
          : t('sportsbook.notices.sms.price', { price: formatKes(price) })}
      </p>
      <div role="group" aria-describedby={id} aria-label={t('sportsbook.notices.sms.title')}>
        {NOTICE_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            label={t(`sportsbook.notices.topic.${topic}`)}
            checked={isWanted(topic)}
            onChange={({ target }) => choose(topic, target.checked)}
          />
        ))}
      </div>
      <p className={styles['cost']}>{t('sportsbook.notices.sms.always')}</p>
    </div>
  );
}

/** Topics with immediate effect: a tap that cannot be saved is reported and reverted. */
function useTopics(kept: readonly NoticeTopic[]) {
  const dispatch = useShellDispatch();
  const [send] = useSetNoticeSmsMutation();
  const [tapped, setTapped] = useState<{ readonly [T in NoticeTopic]?: boolean }>({});
  const choose = async (topic: NoticeTopic, isWanted: boolean): Promise<void> => {
    setTapped((before) => ({ ...before, [topic]: isWanted }));
    const { error } = await send({ topic, isWanted });
    if (error === undefined) return;
    setTapped((before) => ({ ...before, [topic]: !isWanted }));
    dispatch(dialogShown(oops(apiFailureMessage(error))));
  };
  return {
    isWanted: (topic: NoticeTopic) => tapped[topic] ?? kept.includes(topic),
    choose: (topic: NoticeTopic, isWanted: boolean) => void choose(topic, isWanted),
  };
}
