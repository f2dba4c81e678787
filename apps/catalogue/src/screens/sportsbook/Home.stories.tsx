import {
  aSeason,
  breaksDown,
  everyCall,
  hangs,
  htmlPage,
  offline,
  wrongShape,
} from '@kipenga/api/testing/platform';
import {
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import { wordsOfVisit } from '@kipenga/shell';
import { BANNER_ID, drawBanner, loadWords } from '@kipenga/sportsbook';
import { expect, waitFor } from 'storybook/test';
import { picks, slipWith } from './a-slip.ts';
import { scene } from './scene.tsx';

export default { title: 'Screens/Home' };

const ideal = () =>
  scene({ at: '/' }, async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
  });

export const Ideal = ideal();

/** The same parts in the paints and shapes of another house. */
export const SecondBrand = { ...ideal(), globals: { brand: 'ziwa' } };

export const OtherAddress = scene({ at: '/home' }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
});

export const LoggedIn = scene({ at: '/', profile: aVisitor() }, async ({ canvas }) => {
  await sees(canvas, 'KES 1,250.50');
  await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
});

export const WithASlip = scene(
  { at: '/', slices: slipWith(picks(3), { isOpen: false }) },
  async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: 'Betslip' });
    await expect(bar).toHaveTextContent(/3\s*picks/);
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3));
  },
);

/** Matches can be starred from the list; with one starred, a link leads to all of them. */
export const Starred = scene({ at: '/' }, async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: /^Favourite: / });
  await expect(canvas.queryByRole('link', { name: 'Favourites' })).toBeNull();
  await userEvent.click(first!);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(await canvas.findByRole('link', { name: 'Favourites' })).toHaveAttribute(
    'href',
    '/countries?show=favourites',
  );
});

export const Loading = scene({ at: '/', answers: { getTopMatches: hangs } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByTestId('shimmer')).toHaveLength(10));
});

/** After 8 s the screen owns up to the network, and goes on trying. */
export const Slow = scene(
  { at: '/', answers: { getTopMatches: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  async ({ canvas }) => {
    await seesSlowNetwork({ canvas });
    await expect(canvas.getAllByTestId('shimmer')).toHaveLength(10);
  },
);

export const Empty = scene({ at: '/', answers: { getTopMatches: [] } }, async ({ canvas }) => {
  await sees(canvas, 'No matches here now.');
});

export const OneMatch = scene({ at: '/', answers: { getTopMatches: aSeason(1) } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  await expect(canvas.getByRole('heading', { level: 2, name: '22/11 Sunday' })).toBeVisible();
});

/** As the server draws it into the page: the greatest open jackpot over the lists, before any script has run. */
export const JackpotOverTheLists = scene({ at: '/' }, async ({ canvas, canvasElement, platform }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
  const banner = await drawBanner({ words: await wordsOfVisit('en', loadWords), fetch: platform });
  canvasElement.querySelector(`#${BANNER_ID}`)!.innerHTML = banner?.html ?? '';
  await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Midweek Jackpot');
  const first = canvas.getAllByRole('article')[1]!.getBoundingClientRect();
  await expect(first.bottom).toBeLessThan(740);
});

/** Without a banner: the jackpot among the matches, further down than a telephone shows at once, drawn when somebody scrolls. */
export const JackpotAmongMatches = scene({ at: '/' }, async ({ canvas }) => {
  await canvas.findAllByRole('article');
  window.dispatchEvent(new Event('scroll'));
  await expect(await canvas.findByRole('link', { name: 'Pick now' })).toHaveAttribute('href', '/jackpots');
  await expect(canvas.getAllByRole('article')[8]).toHaveTextContent('Midweek Jackpot');
});

export const VeryMany = scene({ at: '/', answers: { getTopMatches: aSeason(60) } }, async ({ canvas }) => {
  const drawn = await canvas.findAllByRole('article');
  await expect(drawn.length).toBeLessThan(60);
});

export const Failed = scene({ at: '/', answers: { getTopMatches: breaksDown } }, async ({ canvas }) => {
  await sees(canvas, 'The matches did not load.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

export const FailedThenBack = scene(
  { at: '/', answers: { getTopMatches: breaksDown } },
  async ({ canvas, platform, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    platform.change({ getTopMatches: aSeason(4) });
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
);

export const Offline = scene({ at: '/', answers: everyCall(offline) }, async ({ canvas }) => {
  await sees(canvas, 'The matches did not load.');
});

/** A shop's network answers every call with a page of its own. */
export const HotelNetwork = scene({ at: '/', answers: everyCall(htmlPage) }, async ({ canvas }) => {
  await sees(canvas, 'The matches did not load.');
  await expect(canvas.queryByText('Hotel')).toBeNull();
});

/** An answer that breaks the contract is a failure, and never an empty list (D44). */
export const WrongShape = scene({ at: '/', answers: { getTopMatches: wrongShape } }, async ({ canvas }) => {
  await sees(canvas, 'The matches did not load.');
  await expect(canvas.queryByText('No matches here now.')).toBeNull();
});

export const SessionEnded = scene(
  { at: '/', profile: aVisitor(), answers: sessionEnds },
  async ({ canvas, host }) => {
    await seesSessionEnded({ canvas, host });
    await waitFor(() => expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(10));
  },
);

export const Swahili = scene({ at: '/', language: 'sw' }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
  await expect(canvas.getByRole('button', { name: 'Jisajili' })).toBeVisible();
});
