import type { Profile } from '@kipenga/api';
import { lazyPart, PartBoundary } from '@kipenga/shell';
import { Suspense } from 'react';
import { NoticeRows } from './NoticeRows.tsx';
import { NoticeSms } from './NoticeSms.tsx';

const LatePush = lazyPart(() => import('./push/Push.tsx').then((file) => file.Push));

/** Notices of the account, newest first, and the choice of those sent by SMS and push too. */
export function Notices({ profileId }: Pick<Profile, 'profileId'>) {
  return (
    <>
      <NoticeRows profileId={profileId} />
      <NoticeSms profileId={profileId} />
      <PartBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <LatePush profileId={profileId} />
        </Suspense>
      </PartBoundary>
    </>
  );
}
