import { breaksDown, hangs, marketsOf, offline, sampleAnswer } from '@kipenga/api/testing/platform';
import {
  appears,
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import { marketTypeId } from '@kipenga/betting-core';
import { expect, waitFor, within } from 'storybook/test';
import { picks, slipWith } from './a-slip.ts';
import { SEASON, scene } from './scene.tsx';

export default { title: 'Screens/Match Details' };

const derby = SEASON[0]!;
const at = `/markets?match=${derby.id}`;

export const Ideal = scene({ at }, async ({ canvas }) => {
  await sees(canvas, 'Kenya - Premier League');
  await expect(canvas.getByRole('heading', { level: 2, name: /Gor Mahia\s+V\s+AFC Leopards/ })).toBeVisible();
  await expect(canvas.getByRole('group', { name: '1x2' })).toBeVisible();
});

export const PickHeld = scene(
  { at, slices: slipWith(picks(1), { isOpen: false }), profile: aVisitor() },
  async ({ canvas }) => {
    const market = within(await canvas.findByRole('group', { name: '1x2' }));
    await appears(() => market.getByRole('button', { pressed: true }));
  },
);

/** A price off the board: a lock in its place, and nothing to press (R4-03). */
export const PriceClosed = scene(
  { at, answers: { getMatchMarkets: marketsOf(derby, { [`${derby.id}-draw`]: null }) } },
  async ({ canvas }) => {
    const market = within(await canvas.findByRole('group', { name: '1x2' }));
    await expect(market.getByRole('button', { name: /^X/ })).toBeDisabled();
  },
);

/** Nothing is known of either side, and that is said. */
export const NoForm = scene(
  { at, answers: { getMatchForm: { ...sampleAnswer('getMatchForm'), home: [], away: [] } } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No results known')).toHaveLength(2));
  },
);

/** The results behind the letters, with their days: the newest may be of last season. */
export const FormOpen = scene({ at }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText('Last results'));
  await sees(canvas, 'Sun 15 Nov');
});

export const FormFailed = scene({ at, answers: { getMatchForm: breaksDown } }, async ({ canvas }) => {
  await sees(canvas, 'The last results did not load.');
});

export const Loading = scene({ at, answers: { getMatchMarkets: hangs } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByTestId('shimmer')).toHaveLength(4));
});

export const Slow = scene(
  { at, answers: { getMatchMarkets: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  seesSlowNetwork,
);

const board = marketsOf(derby);

export const OneMarket = scene(
  { at, answers: { getMatchMarkets: { ...board, markets: board.markets.slice(0, 1) } } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('group', { name: '1x2' })).toHaveLength(1));
    await expect(canvas.queryByText(/double chance/i)).toBeNull();
  },
);

/** Forty markets: only the first three stand open, so that the page is little longer than its headings. */
export const VeryManyMarkets = scene(
  {
    at,
    answers: {
      getMatchMarkets: {
        ...board,
        markets: Array.from({ length: 40 }, (_, nth) => {
          const market = board.markets[nth % board.markets.length]!;
          const isAgain = nth >= board.markets.length;
          return isAgain
            ? { ...market, name: `${market.name} (${nth})`, typeId: marketTypeId(`${700 + nth}`) }
            : market;
        }),
      },
    },
  },
  async ({ canvas, canvasElement }) => {
    await appears(() => canvas.getByRole('group', { name: '1x2' }));
    await expect(canvasElement.querySelectorAll('summary')).toHaveLength(40);
  },
);

export const NoMarkets = scene(
  { at, answers: { getMatchMarkets: () => Response.json([]) } },
  async ({ canvas }) => {
    await sees(canvas, 'The markets did not load.');
  },
);

export const NoMatchChosen = scene({ at: '/markets' }, async ({ canvas }) => {
  await sees(canvas, 'No match was chosen.');
});

export const Failed = scene({ at, answers: { getMatchMarkets: breaksDown } }, async ({ canvas }) => {
  await sees(canvas, 'The markets did not load.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

export const Offline = scene({ at, answers: { getMatchMarkets: offline } }, async ({ canvas }) => {
  await sees(canvas, 'The markets did not load.');
});

export const SessionEnded = scene({ at, profile: aVisitor(), answers: sessionEnds }, seesSessionEnded);

export const Swahili = scene({ at, language: 'sw' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('group', { name: '1x2' }));
  await expect(canvas.queryByRole('heading', { level: 1, name: 'Match Details' })).toBeNull();
});
