export { DayRows } from './DayRows.tsx';
export { FIRST_VIEW, competitionArguments, tabArguments, topArguments } from './list-arguments.ts';
export { MatchList } from './MatchList.tsx';
export {
  isOtherList,
  placeOfChoice,
  printChoice,
  readChoice,
  viewOf,
  type ListChoice,
  type ListView,
  type MarketTab,
  type MatchView,
} from './match-view.ts';
export { ListPlace, SportNavbar } from './SportNavbar.tsx';
export { useStayingRows } from './use-staying-rows.ts';
