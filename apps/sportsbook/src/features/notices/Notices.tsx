import type { Profile } from '@kipenga/api';
import { NoticeRows } from './NoticeRows.tsx';
import { NoticeSms } from './NoticeSms.tsx';

/** What happened in the account, the newest first, and below it what of that comes by SMS too. */
export function Notices({ profileId }: Pick<Profile, 'profileId'>) {
  return (
    <>
      <NoticeRows profileId={profileId} />
      <NoticeSms profileId={profileId} />
    </>
  );
}
