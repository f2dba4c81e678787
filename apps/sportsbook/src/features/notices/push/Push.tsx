import { PUSH_TOPICS, useGetPushQuery, type Profile, type PushChoice } from '@kipenga/api';
import { BRAND } from '@kipenga/brand';
import { WithWordsOf } from '@kipenga/shell';
import { Checkbox, FailedState, Shimmer } from '@kipenga/ui';
import { PUSH_FILES } from '@kipenga/words/push-files';
import { useId } from 'react';
import styles from '../notices.module.css';
import { isPushSupported } from './push-browser.ts';
import { usePushTopics } from './use-push-topics.ts';
import { usePushWords } from './use-push-words.ts';

/**
 * The notices pushed to this device while the app is closed: none unless chosen, with a warning of what a locked
 * screen shows.
 */
export function Push({ profileId }: Pick<Profile, 'profileId'>) {
  return (
    <WithWordsOf files={PUSH_FILES}>
      <OwnPush profileId={profileId} />
    </WithWordsOf>
  );
}

function OwnPush({ profileId }: Pick<Profile, 'profileId'>) {
  const t = usePushWords();
  const id = useId();
  const { currentData, error, isFetching, refetch } = useGetPushQuery({ profileId });
  if (currentData?.publicKey === null) return null;
  return (
    <section className={styles['sms']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {t('push.title')}
      </h2>
      {!isPushSupported() ? (
        <p className={styles['cost']}>{t('push.unsupported', { house: BRAND.name })}</p>
      ) : currentData !== undefined ? (
        <Topics {...currentData} />
      ) : error === undefined ? (
        <Shimmer kind="line" count={3} />
      ) : (
        <FailedState text={t('push.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </section>
  );
}

function Topics(choice: PushChoice) {
  const t = usePushWords();
  const id = useId();
  const { isBlocked, isUnanswered, isWanted, choose } = usePushTopics(choice);
  return (
    <div className={styles['topics']}>
      <p id={id} className={styles['cost']}>
        {t('push.what')}
      </p>
      <div role="group" aria-describedby={id} aria-label={t('push.title')}>
        {PUSH_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            label={t(`push.topic.${topic}`)}
            checked={isWanted(topic)}
            disabled={isBlocked}
            onChange={({ target }) => choose(topic, target.checked)}
          />
        ))}
      </div>
      <p className={styles['cost']} role="status">
        {isBlocked && t('push.blocked', { house: BRAND.name })}
        {isUnanswered && t('push.notAllowed')}
      </p>
    </div>
  );
}
