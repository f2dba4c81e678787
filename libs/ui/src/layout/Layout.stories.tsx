import { nairobiDay } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Specimens } from '../../.storybook/Specimens.tsx';
import { Button } from '../controls/Button/Button.tsx';
import { UiLink } from '../link/UiLink.tsx';
import { Accordion, AccordionItem } from './Accordion/Accordion.tsx';
import { Banner, type BannerTone } from './Banner/Banner.tsx';
import { DayHeading } from './DayHeading/DayHeading.tsx';
import { Page } from './Page/Page.tsx';
import { PageHeader } from './PageHeader/PageHeader.tsx';

const meta = preview.meta({
  title: 'Layout/Page parts',
  component: PageHeader,
  args: { title: 'Match Details', backHref: '#/sports' },
});

export const Heading = meta.story();
Heading.test('Back is a link before the page’s one heading', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#/sports');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Match Details');
});
export const HeadingWithAction = meta.story({
  args: {
    title: 'My Bets',
    action: (
      <Button look="quiet" size="small">
        Refresh
      </Button>
    ),
  },
});

export const Banners = meta.story({
  render: () => (
    <Page>
      <Banner
        title="KES 2,000 welcome bonus"
        text="Deposit at least KES 20. Released as you bet."
        href="#/bonus"
        actionLabel="How it works"
      />
      <Banner
        isCompact
        title="Back your side from KES 20"
        text="Taxes are worked out before you place."
        href="#/how-to-play"
        actionLabel="How to play"
      />
      <Banner tone="ink" title="Bet by SMS" text="Send GAMES to 29008." />
    </Page>
  ),
});
export const StatesOfBanner = meta.story({
  render: () => (
    <Specimens<BannerTone>
      of={{
        murram: <Banner title="Bet by SMS" text="Send GAMES to 29008." />,
        ink: <Banner tone="ink" title="Bet by SMS" text="Send GAMES to 29008." />,
      }}
    />
  ),
});
export const Day = meta.story({ render: () => <DayHeading day={nairobiDay('2026-11-21')} /> });
Day.test('day, month, weekday (R2-33)', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '21/11 Saturday' })).toBeVisible();
});

export const Link = meta.story({
  render: () => (
    <p className="specimens">
      <UiLink href="#/terms-and-conditions">Terms &amp; Privacy</UiLink>
    </p>
  ),
});

export const Parts = meta.story({
  render: () => (
    <Accordion>
      <AccordionItem title="Soccer" meta={128} isInitiallyOpen>
        <p style={{ paddingInline: 16 }}>Kenya · Premier League</p>
      </AccordionItem>
      <AccordionItem title="Tennis" meta={12}>
        <p style={{ paddingInline: 16 }}>ITF · Nairobi</p>
      </AccordionItem>
    </Accordion>
  ),
});
Parts.test('several may be open at once', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Tennis'));
  await expect(canvas.getByText('ITF · Nairobi')).toBeVisible();
  await expect(canvas.getByText('Kenya · Premier League')).toBeVisible();
  await userEvent.click(canvas.getByText('Soccer'));
  await expect(canvas.getByText('Kenya · Premier League')).not.toBeVisible();
});
