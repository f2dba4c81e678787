// routes
export {
  ROUTES,
  ownerOf,
  routeOf,
  routesOf,
  type AppName,
  type Route,
  type RoutePath,
} from './routes/routes.ts';
export { RouteGuard } from './routes/RouteGuard.tsx';
export { AppLink, isInside, isPlainPress } from './routes/AppLink.tsx';
export { useSearchBox } from './routes/use-search-box.ts';
export { LIMITS_HREF } from './routes/limits-href.ts';
export { playHref } from './routes/play-href.ts';
// frame
export { SkipToSlip } from './frame/SkipLink.tsx';
export { AppFrame } from './frame/AppFrame.tsx';
export { VisitChoices } from './frame/VisitChoices.tsx';
export { pageTitle } from './frame/page-title.ts';
export { NotFoundScreen } from './frame/NotFoundScreen.tsx';
export { isMobileAgent } from './frame/is-mobile-agent.ts';
export { useBalanceInStep } from './frame/use-balance-in-step.ts';
export { useIsOffline } from './frame/use-is-offline.ts';
// session
export {
  loggedIn,
  loggedOut,
  selectIsLoggedIn,
  selectIsSessionKnown,
  selectProfile,
  sessionRestored,
  sessionSlice,
  type SessionRootState,
} from './session/session.slice.ts';
export { useLogOut } from './session/use-log-out.ts';
export { useRequireLogin } from './modals/use-require-login.ts';
// modals and the shared dialog
export { modalClosed, modalOpened, modalSlice, selectModal, type Modal } from './modals/modal.slice.ts';
export { preloadLogIn } from './modals/modal-host.ts';
export { oops } from './modals/account-messages.ts';
export {
  dialogClosed,
  dialogShown,
  dialogSlice,
  selectDialog,
  type DialogMessage,
  type DialogWay,
} from './dialog/dialog.slice.ts';
export { apiFailureMessage } from './dialog/api-failure-message.ts';
// language
export { loadWordsWith } from './language/load-words.ts';
export { languageIn, LANGUAGES, type Language } from './language/language.ts';
export { answerMessage, type Answered } from './language/answer-message.ts';
export { WithWordsOf } from './language/WithWordsOf.tsx';
export { dayLimitMessage } from './language/day-limit-message.ts';
export { exclusionMessage } from './language/exclusion-message.ts';
export { message, type Message } from './language/message.ts';
export { useMessageText } from './language/use-message-text.ts';
export { useLanguage } from './language/use-language.ts';
export {
  WithLateWords,
  wordsOfVisit,
  type LoadWords,
  type WordsOfVisit,
} from './language/words-of-visit.tsx';
// parts that load late
export { watchStyles } from './ground/missing-styles.ts';
export { LateBoundary } from './language/LateBoundary.tsx';
export { Beside } from './frame/Beside.tsx';
export { lazyPart, Nothing, type LazyPart } from './ground/lazy-part.tsx';
export { PartBoundary } from './ground/PartBoundary.tsx';
// prefetching, which in data saving waits for a sign of a person
export { useIsPrefetchAllowed, whenPrefetchAllowed, whenTouched } from './ground/prefetch.ts';
// store
export { browserTransport } from './start/browser-transport.ts';
export {
  createStore,
  shellReducers,
  type ShellState,
  type ShellStore,
  type StoreOptions,
} from './start/create-store.ts';
export { ShellProviders } from './start/ShellProviders.tsx';
export { useShellDispatch, type ShellDispatch } from './ground/use-shell-dispatch.ts';
export { browserHost, persist, type PersistenceHost } from './ground/persist.ts';
export { startUp } from './start/start-up.ts';
export { watch } from './ground/watch.ts';
export { afterPaint } from './ground/after-paint.ts';
