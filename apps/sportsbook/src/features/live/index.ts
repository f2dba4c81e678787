export { JudgedWaitsOfMatch } from './JudgedWaitsOfMatch.tsx';
export { LiveList } from './LiveList.tsx';
