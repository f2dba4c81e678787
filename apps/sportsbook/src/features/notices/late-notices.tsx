import { lazyPart } from '@kipenga/shell';

/** Where the notices are: a view of the account, so that no visit pays for them before they are opened. */
export const NOTICES_HREF = '/account?view=notices';

/** The notices, fetched when they are opened. */
export const LateNotices = lazyPart(() => import('./Notices.tsx').then((file) => file.Notices));
