import { LIMITS_HREF, selectProfile } from '@kipenga/shell';
import { useSelector } from 'react-redux';
import { BreakNotice, LogInForLimits, PlayLimits } from '../features/play-limits/index.ts';
import { StaticPage } from './StaticPage.tsx';

/** Responsible gambling: the customer's limits and breaks themselves, or the way to them, and the words (R2-08). */
export function ResponsiblePage() {
  const profile = useSelector(selectProfile);
  return (
    <StaticPage
      before={
        <div id="limits">
          {profile === null ? (
            <LogInForLimits goTo={LIMITS_HREF} />
          ) : (
            <>
              <BreakNotice profileId={profile.profileId} />
              <PlayLimits profile={profile} />
            </>
          )}
        </div>
      }
    />
  );
}
