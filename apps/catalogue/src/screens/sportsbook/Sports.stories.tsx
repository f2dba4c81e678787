import { aSeason, breaksDown, hangs, offline, sampleAnswer } from '@kipenga/api/testing/platform';
import {
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import { expect, waitFor, within } from 'storybook/test';
import { LISTED, scene } from './scene.tsx';

export default { title: 'Screens/Sports' };

const tennisMatches = sampleAnswer('getMatches').filter((match) => match.mainOutcomes.draw === null);
const tennis = sampleAnswer('getSportsNavigation').map((entry) => ({
  ...entry,
  sport: { ...entry.sport, name: 'Tennis', kind: '2way' as const },
}));

export const Ideal = scene({ at: '/sports' }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(LISTED.length));
  await expect(canvas.getByRole('heading', { level: 1, name: 'Soccer' })).toBeVisible();
  await expect(canvas.getByText('All Matches')).toBeVisible();
});

export const ESports = scene({ at: '/e-sports' }, async ({ canvas, platform }) => {
  await canvas.findAllByRole('article');
  const asked = platform.calls.find((call) => call.name === 'getMatches');
  await expect(asked?.request).toMatchObject({ isEsport: true });
});

/** Filters of a list: the next hours, one league. */
export const Filter = scene({ at: '/sports', modal: { name: 'app:filter' } }, async () => {
  const sheet = within(await within(document.body).findByRole('dialog', { name: 'Filter matches' }));
  await expect(await sheet.findByRole('link', { name: /Kenya · Premier League/ })).toBeVisible();
});

/** A list that is narrowed says so, and how to see all again. */
export const NextHours = scene({ at: '/sports?hours=3' }, async ({ canvas }) => {
  await sees(canvas, 'All Matches · Next 3 hours');
  await expect(canvas.getByRole('link', { name: 'Show all matches' })).toBeVisible();
});

/** A sport without a draw has two columns. */
export const TwoWaySport = scene(
  { at: '/sports', answers: { getSportsNavigation: tennis, getMatches: tennisMatches } },
  async ({ canvas }) => {
    const card = await canvas.findByRole('article');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tennis' })).toBeVisible();
    await expect(card.querySelectorAll('button[data-outcome]')).toHaveLength(2);
  },
);

export const OneLeague = scene({ at: '/sports?sport=79&league=700' }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
  // The league's name is in the sports tree, which may come after its matches.
  await expect(await canvas.findByText('Kenya · Premier League', { selector: 'h1 + p' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Show all matches' })).toBeVisible();
});

export const NothingToday = scene(
  { at: '/sports?tab=Today', answers: { getMatches: [] } },
  async ({ canvas }) => {
    await sees(canvas, 'No more matches today.');
    await expect(canvas.getByRole('link', { name: 'See tomorrow' })).toBeVisible();
  },
);

export const Search = scene({ at: '/sports?q=Gor' }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  await expect(canvas.getByRole('searchbox')).toHaveValue('Gor');
});

export const SearchFindsNothing = scene(
  { at: '/sports?q=Simba', answers: { searchMatches: [] } },
  async ({ canvas }) => {
    await sees(canvas, 'No match found for “Simba”. Try a team’s name.');
  },
);

export const MissingPrices = scene(
  { at: '/sports', answers: { getMatches: sampleAnswer('getTopMatches') } },
  async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    await expect(card?.querySelector('button[data-state="missing"]')).toBeDisabled();
  },
);

export const Loading = scene({ at: '/sports', answers: { getMatches: hangs } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByTestId('shimmer')).toHaveLength(10));
});

export const Slow = scene(
  { at: '/sports', answers: { getMatches: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  seesSlowNetwork,
);

export const OneMatch = scene({ at: '/sports', answers: { getMatches: aSeason(1) } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
});

/** As many as a list ever asks for (R7-05): the first are drawn at once, the others when somebody goes down to them. */
export const VeryMany = scene(
  { at: '/sports', answers: { getMatches: aSeason(150) } },
  async ({ canvas }) => {
    const drawn = await canvas.findAllByRole('article');
    await expect(drawn.length).toBeLessThan(150);
  },
);

export const Failed = scene({ at: '/sports', answers: { getMatches: breaksDown } }, async ({ canvas }) => {
  await sees(canvas, 'The matches did not load.');
  await expect(canvas.getByRole('heading', { level: 1, name: 'Soccer' })).toBeVisible();
});

export const Offline = scene({ at: '/sports', answers: { getMatches: offline } }, async ({ canvas }) => {
  await sees(canvas, 'The matches did not load.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

/** Without the tree of sports there is no telling which matches to ask for. */
export const SportsFailed = scene(
  { at: '/sports', answers: { getSportsNavigation: breaksDown } },
  async ({ canvas }) => {
    await sees(canvas, 'The matches did not load.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
);

export const SessionEnded = scene(
  { at: '/sports', profile: aVisitor(), answers: sessionEnds },
  async ({ canvas, host }) => {
    await seesSessionEnded({ canvas, host });
    await waitFor(() => expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(LISTED.length));
  },
);

export const Swahili = scene({ at: '/sports', language: 'sw' }, async ({ canvas }) => {
  await canvas.findAllByRole('article');
  await expect(canvas.getByText('Mechi zote')).toBeVisible();
});
