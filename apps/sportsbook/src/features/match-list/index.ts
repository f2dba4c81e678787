export { DayRows } from './DayRows.tsx';
export {
  FIRST_VIEW,
  competitionArguments,
  searchArguments,
  tabArguments,
  topArguments,
} from './list-arguments.ts';
export { MatchList } from './MatchList.tsx';
export {
  placeOfChoice,
  printChoice,
  readChoice,
  viewOf,
  type ListChoice,
  type MatchView,
} from './match-view.ts';
export { ListPlace, SportNavbar } from './SportNavbar.tsx';
export { useStayingRows } from './use-staying-rows.ts';
