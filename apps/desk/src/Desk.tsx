import { failureOf, useGetMeQuery, type NewsSource } from '@kipenga/api/desk';
import { mayRead } from '@kipenga/desk-rules';
import { FailedState, Shimmer, UiLinkProvider } from '@kipenga/ui';
import { I18nProvider } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { ActProvider } from './parts/ActProvider.tsx';
import { failureWords } from './parts/failure-words.ts';
import { CopyNotice } from './frame/CopyNotice.tsx';
import { DeskFrame } from './frame/DeskFrame.tsx';
import { RouterLink } from './frame/RouterLink.tsx';
import { LiveContext, useNews } from './frame/live.ts';
import { MeContext } from './frame/me.ts';
import { Approvals } from './screens/Approvals.tsx';
import { Casino } from './screens/Casino.tsx';
import { Compliance } from './screens/Compliance.tsx';
import { Customer } from './screens/Customer.tsx';
import { Customers } from './screens/Customers.tsx';
import { Jackpots } from './screens/Jackpots.tsx';
import { Journal } from './screens/Journal.tsx';
import { Limits } from './screens/Limits.tsx';
import { LogIn } from './screens/LogIn.tsx';
import { MatchBoard } from './screens/MatchBoard.tsx';
import { Matches } from './screens/Matches.tsx';
import { Money } from './screens/Money.tsx';
import { NotFound } from './screens/NotFound.tsx';
import { Operators } from './screens/Operators.tsx';
import { Reports } from './screens/Reports.tsx';
import { Today } from './screens/Today.tsx';
import { Waiting } from './screens/Waiting.tsx';
import type { createDeskStore } from './store.ts';
import { deskWords } from './words.ts';

interface DeskProps {
  readonly store: ReturnType<typeof createDeskStore>;
  /** Opens the stream of news; without one the desk polls. */
  readonly openNews?: (() => NewsSource) | undefined;
  /** The house is a copy that sends nothing. */
  readonly isCopy?: boolean;
}

/** The whole desk: its store and words, the login before everything, and the screens. The router goes around it. */
export function Desk({ store, openNews, isCopy = false }: DeskProps) {
  const [i18n] = useState(deskWords);
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <UiLinkProvider component={RouterLink}>
          <AtDesk openNews={openNews} />
          {isCopy && <CopyNotice />}
        </UiLinkProvider>
      </I18nProvider>
    </Provider>
  );
}

/** The screens of an operator who is logged in. */
function AtDesk({ openNews }: { readonly openNews: DeskProps['openNews'] }) {
  const { currentData: me, error, isFetching, refetch } = useGetMeQuery({});
  const failure = failureOf(error);
  if (failure?.kind === 'http' && failure.status === 401) return <LogIn />;
  if (failure !== null && me === undefined)
    return (
      <FailedState text={failureWords(failure)} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (me === undefined) return <Shimmer kind="line" count={6} />;
  return (
    <MeContext value={me}>
      <Live openNews={openNews}>
        <ActProvider>
          <DeskFrame>
            <Routes>
              <Route path="/" element={<Today />} />
              <Route path="/matches" element={<Matches />} />
              <Route path="/matches/:matchId" element={<MatchBoard />} />
              <Route path="/waiting" element={<Waiting />} />
              <Route path="/money" element={<Money />} />
              <Route path="/customers" element={<Customers />} />
              <Route path="/customers/:profileId" element={<Customer />} />
              <Route path="/limits" element={<Limits />} />
              {mayRead(me.role, 'compliance') && <Route path="/compliance" element={<Compliance />} />}
              <Route path="/jackpots" element={<Jackpots />} />
              <Route path="/casino" element={<Casino />} />
              <Route path="/reports" element={<Reports />} />
              <Route path="/approvals" element={<Approvals />} />
              <Route path="/journal" element={<Journal />} />
              <Route path="/operators" element={<Operators />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </DeskFrame>
        </ActProvider>
      </Live>
    </MeContext>
  );
}

function Live({ openNews, children }: Pick<DeskProps, 'openNews'> & { readonly children: ReactNode }) {
  return <LiveContext value={useNews(openNews)}>{children}</LiveContext>;
}
