import type { Profile } from '@kipenga/api';
import { lazyPart, PartBoundary } from '@kipenga/shell';
import { Suspense } from 'react';
import { NoticeRows } from './NoticeRows.tsx';
import { NoticeSms } from './NoticeSms.tsx';

const LatePush = lazyPart(() => import('./push/Push.tsx').then((file) => file.Push));

/** What happened in the account, the newest first, and below it what of that comes by SMS too, and to this device. */
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
