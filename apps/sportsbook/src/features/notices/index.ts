export { LateNotices, NOTICES_HREF } from './late-notices.tsx';
