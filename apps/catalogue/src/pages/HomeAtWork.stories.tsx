import { instant, kes, MAIN_COLUMNS, nairobiDay } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { smallTargets } from '@kipenga/ui/stories/small-targets';
import {
  BottomDock,
  BottomNav,
  ColumnLabels,
  DayHeading,
  Footer,
  Header,
  JackpotCard,
  LinkTabs,
  MatchCard,
  MenuTabs,
  Page,
  SandboxNotice,
  SlipBar,
} from '@kipenga/ui';
import { FIFTEEN_MILLION, MATCHES } from '@kipenga/ui/specimens';

const nothing = () => undefined;

function HomeAtWork() {
  return (
    <>
      <SandboxNotice handsetHref="#/handset" />
      <Header homeHref="#/" account={null} onLogIn={nothing} onRegister={nothing} onDeposit={nothing} />
      <MenuTabs
        currentId="home"
        tabs={[
          { id: 'home', label: 'Home', href: '#/' },
          { id: 'sports', label: 'Sports', href: '#/sports' },
          { id: 'aviator', label: 'Aviator', href: '#/aviator', isNew: true },
          { id: 'rocketman', label: 'Rocketman', href: '#/rocketman' },
          { id: 'fastballs', label: 'Fastballs', href: '#/fastballs' },
          { id: 'virtuals', label: 'Virtuals', href: '#/virtuals' },
          { id: 'help', label: 'Help', href: '#/how-to-play' },
        ]}
      />
      <Page>
        <main>
          <h1 className="visually-hidden">Kipenga</h1>
          <JackpotCard
            name="Mega Jackpot"
            prize={FIFTEEN_MILLION}
            matchCount={17}
            stake={kes(99)}
            closesAt={instant('2026-11-21T13:30:00Z')}
            href="#/jackpots"
          />
          <LinkTabs
            label="Matches"
            currentId="top"
            tabs={[
              { id: 'top', label: 'Top', href: '#/?tab=Highlights' },
              { id: 'today', label: 'Today', href: '#/?tab=Today' },
              { id: 'tomorrow', label: 'Tomorrow', href: '#/?tab=Tomorrow' },
              { id: 'sports', label: 'Sports', href: '#/countries' },
            ]}
          />
          <ColumnLabels columns={MAIN_COLUMNS}>
            <DayHeading day={nairobiDay('2026-11-21')} />
            <MatchCard match={MATCHES.derby} columns={MAIN_COLUMNS} href="#/m1" pickedOutcomeId="4071-home" />
            <MatchCard
              match={MATCHES.longNames}
              columns={MAIN_COLUMNS}
              href="#/m2"
              pickedOutcomeId="4088-ng"
            />
            <MatchCard match={MATCHES.favourite} columns={MAIN_COLUMNS} href="#/m3" />
            <MatchCard match={MATCHES.outsider} columns={MAIN_COLUMNS} href="#/m4" />
          </ColumnLabels>
        </main>
      </Page>
      <Footer
        supportPhones={['0700 290 080', '0730 290 080']}
        smsNumber="0711 290 080"
        paybill="290080"
        links={[
          { label: 'How To Play', href: '#/how-to-play' },
          { label: 'Terms & Privacy', href: '#/terms' },
          { label: 'Responsible Gambling', href: '#/responsible-gambling' },
        ]}
        licence="Licence text of the operator and its regulator."
      />
      <BottomDock>
        <SlipBar count={2} totalOdds="5.05" onOpen={nothing} />
        <BottomNav
          current="home"
          hrefs={{ home: '#/', sports: '#/sports', virtuals: '#/virtuals', account: '#/account' }}
        />
      </BottomDock>
    </>
  );
}

const meta = preview.meta({ title: 'Start here/Home at work', component: HomeAtWork });

export const LoggedOut = meta.story();
LoggedOut.test('everything to press is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
LoggedOut.test('nothing is wider than the screen', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
export const SecondBrand = meta.story({ globals: { brand: 'ziwa' } });
