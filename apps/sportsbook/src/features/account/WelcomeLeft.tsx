import { useGetOwnAccountQuery, useRulesInForce, type Profile } from '@kipenga/api';
import { formatKes, formatOdds } from '@kipenga/betting-core';
import { UiLink } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './account.module.css';

/**
 * The amount still to stake until the welcome bonus is released, and the deposit behind it (D109). Renders nothing
 * without one.
 */
export function WelcomeLeft({
  profileId,
  isExplained = false,
}: Pick<Profile, 'profileId'> & {
  /** Its rules are on the same page. */
  readonly isExplained?: boolean;
}) {
  const t = useWords();
  const { data } = useGetOwnAccountQuery({ profileId });
  const { limits } = useRulesInForce();
  if (data === undefined || data.welcomeLocked === 0 || data.welcomeToStake === null) return null;
  const { welcomeLocked, welcomeToStake, welcomeDeposit } = data;
  const odds = formatOdds(limits.welcomeMinOdds);
  return (
    <section
      className={isExplained ? `${styles['welcome']} ${styles['onPage']}` : styles['welcome']}
      aria-label={t('sportsbook.account.welcome')}
    >
      <p>
        <b>{t('sportsbook.account.toStake', { amount: formatKes(welcomeToStake) })}</b>
      </p>
      <p>
        {welcomeDeposit === null
          ? t('sportsbook.account.locked', { amount: formatKes(welcomeLocked), odds })
          : t('sportsbook.account.lockedFor', {
              amount: formatKes(welcomeLocked),
              odds,
              deposit: formatKes(welcomeDeposit),
            })}
      </p>
      {!isExplained && <UiLink href="/bonus">{t('sportsbook.account.bonusRules')}</UiLink>}
    </section>
  );
}
