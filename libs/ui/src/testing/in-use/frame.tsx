import { instant, kes, nairobiDay } from '@kipenga/betting-core';
import { TODAY } from '../../account/LimitsPanel/limits.specimens.ts';
import * as kit from '../../index.ts';

const nothing = () => undefined;
const resolved = () => Promise.resolve(true);

/** The parts of every page, and the customer's figures, in their usual use. */
export const FRAME = {
  Page: <kit.Page>Matches</kit.Page>,
  Accordion: (
    <kit.Accordion>
      <kit.AccordionItem title="Soccer">Kenya</kit.AccordionItem>
    </kit.Accordion>
  ),
  AccordionItem: (
    <kit.AccordionItem title="Soccer" meta={128} isInitiallyOpen>
      Kenya
    </kit.AccordionItem>
  ),
  Banner: <kit.Banner title="Bet by SMS" text="Send GAMES" href="/how-to-play" actionLabel="How to play" />,
  Moment: <kit.Moment at={instant('2026-11-18T13:51:00Z')} />,
  DayHeading: <kit.DayHeading day={nairobiDay('2026-11-21')} />,
  PageHeader: <kit.PageHeader title="Match Details" backHref="/sports" />,
  Header: (
    <kit.Header
      homeHref="/"
      account={{ balance: kes(1234.5), phone: '0712 345 678', href: '/account' }}
      onLogIn={nothing}
      onRegister={nothing}
      onDeposit={nothing}
    />
  ),
  MenuTabs: <kit.MenuTabs currentId="home" tabs={[{ id: 'home', label: 'Home', href: '/', isNew: true }]} />,
  BottomDock: <kit.BottomDock>Bars</kit.BottomDock>,
  BottomNav: (
    <kit.BottomNav
      current="home"
      hrefs={{ home: '/', sports: '/sports', virtuals: '/virtuals', account: '/account' }}
      onSelect={nothing}
    />
  ),
  Footer: (
    <kit.Footer
      supportPhones={['0700 290 080']}
      smsNumber="0711 290 080"
      paybill="290080"
      links={[{ label: 'How To Play', href: '/how-to-play' }]}
      socialLinks={[{ label: 'Facebook', href: 'https://facebook.example' }]}
      licence="Licence"
    />
  ),
  AccountSummary: (
    <kit.AccountSummary
      balance={kes(1234.5)}
      bonus={kes(20)}
      freeBet={kes(50)}
      onDeposit={nothing}
      onWithdraw={nothing}
      onLimits={nothing}
    />
  ),
  TransactionRow: (
    <ul>
      <kit.TransactionRow
        transaction={{
          type: 'DEPOSIT',
          status: 'TRX_SUCCESS',
          reference: null,
          at: instant('2026-11-21T09:30:00Z'),
          amount: kes(200),
        }}
      />
    </ul>
  ),
  LimitsPanel: (
    <kit.LimitsPanel
      depositLimits={[]}
      raiseDelayHours={24}
      onSetDepositLimit={resolved}
      {...TODAY}
      onSetDayLimit={resolved}
      onTimeOut={resolved}
      onExclude={resolved}
      helpline="1199"
    />
  ),
};
