import { lazyPart } from '@kipenga/shell';

/** The address of the notices: a view of the account, so that no visit loads them before they are opened. */
export const NOTICES_HREF = '/account?view=notices';

/** The notices, loaded when opened. */
export const LateNotices = lazyPart(() => import('./Notices.tsx').then((file) => file.Notices));
