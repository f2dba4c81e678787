import { expect, fn } from 'storybook/test';
import { MAIN_COLUMNS, type Match } from '@kipenga/betting-core';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { StarIcon } from '../../icons/icons.ts';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { MATCHES } from '../../testing/specimens.ts';
import { ColumnLabels } from '../ColumnLabels/ColumnLabels.tsx';
import { followed, WithWatchedLinks } from '../watched-links.tsx';
import { MatchCard, type MatchCardProps } from './MatchCard.tsx';

const meta = preview.meta({
  title: 'Betting/MatchCard',
  component: MatchCard,
  args: { match: MATCHES.derby, columns: MAIN_COLUMNS, href: '#/markets?match=4071', onPick: fn() },
  decorators: [
    (Story, { args, name }) => (
      <WithWatchedLinks>
        {name === 'States' ? (
          <Story />
        ) : (
          <ColumnLabels columns={args.columns}>
            <Story />
          </ColumnLabels>
        )}
      </WithWatchedLinks>
    ),
  ],
});

export const SevenPrices = meta.story({ args: { pickedOutcomeId: '4071-home' } });
SevenPrices.test(
  'a tap on a price hands over the match and the column (R2-36)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'OV 2.5 Over 2.5 goals, odds 2.20' }));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith(args.match, 'over25');
  },
);
SevenPrices.test(
  'a tap on the link opens the markets, and the whole head of the card is the link (R2-36)',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: '+ 34 Markets' });
    await expect(link.offsetParent).toContainElement(canvas.getByRole('heading'));
    await expect(getComputedStyle(link, '::after').inset).toBe('-6px 0px -5px');
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith('#/markets?match=4071', undefined);
  },
);
SevenPrices.test('its prices are a group named by their markets (1.3.1)', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Main markets' })).toBeVisible();
});
SevenPrices.test('the pick of the slip is pressed (R4-02)', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
    '1 Gor Mahia to win, odds 2.35',
  );
});
SevenPrices.test('the head of the card is a link to the markets, 44 px high', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: '+ 34 Markets' });
  await expect(link).toHaveAttribute('href', '#/markets?match=4071');
  await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
SevenPrices.test(
  'Tab goes to the markets first, then along the prices; Enter opens the one and picks the other',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Gor Mahia to win/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith(args.match, 'draw');
    await expect(canvas.getByRole('button', { name: 'X Draw, odds 3.10' })).toHaveFocus();
  },
);
SevenPrices.test('seven prices stand in one row at 360 px', async ({ canvas }) => {
  const tops = new Set(canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top));
  await expect(tops.size).toBe(1);
});

const star = (
  <IconButton label="Favourite: Gor Mahia V AFC Leopards" icon={<StarIcon />} aria-pressed={false} />
);

export const Starred = meta.story({ args: { mark: star } });
Starred.test('its star has 44 px each way, and no price is under it (2.5.8)', async ({ canvas }) => {
  const box = canvas.getByRole('button', { name: /^Favourite/ }).getBoundingClientRect();
  await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  const prices = canvas.getByRole('group', { name: 'Main markets' }).getBoundingClientRect();
  await expect(box.bottom).toBeLessThanOrEqual(prices.top);
});

export const AtLargeText = meta.story({ globals: { textSize: '200' } });
AtLargeText.test('prices stand three over four where text is large', async ({ canvas }) => {
  const tops = new Set(
    canvas.getAllByRole('button').map((button) => Math.round(button.getBoundingClientRect().top)),
  );
  await expect(tops.size).toBe(2);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Swahili = meta.story({ globals: { locale: 'sw' } });
Swahili.test('names are Swahili', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '1 Gor Mahia kushinda, odds 2.35' })).toBeVisible();
});

export const List = meta.story({
  render: (args) => (
    <>
      {[MATCHES.derby, MATCHES.longNames, MATCHES.favourite, MATCHES.outsider].map((match) => (
        <MatchCard key={match.id} {...args} match={match} />
      ))}
    </>
  ),
});

const THREE = ['home', 'draw', 'away'] as const;
const TWO = ['home', 'away'] as const;

export const States = meta.story({
  render: ({ href, onPick = fn() }) => {
    const card = (match: Match, rest: Partial<MatchCardProps> = {}) => (
      <ColumnLabels columns={rest.columns ?? MAIN_COLUMNS}>
        <MatchCard match={match} columns={MAIN_COLUMNS} href={href} onPick={onPick} {...rest} />
      </ColumnLabels>
    );
    return (
      <Specimens
        isScreenWide
        of={{
          'seven prices': card(MATCHES.derby),
          'one of them in the slip': card(MATCHES.favourite, { pickedOutcomeId: '4102-home' }),
          'long names, suspended and missing prices': card(MATCHES.longNames, {
            suspendedOutcomeIds: new Set(['4088-home']),
          }),
          'long prices': card(MATCHES.outsider),
          'three prices': card(MATCHES.derby, { columns: THREE, pickedOutcomeId: '4071-draw' }),
          'two prices': card(MATCHES.tennis, { columns: TWO }),
          'long names beside a star': card(MATCHES.longNames, { mark: star }),
          'room for a star that has not come': card(MATCHES.derby, { mark: null }),
        }}
      />
    );
  },
});
