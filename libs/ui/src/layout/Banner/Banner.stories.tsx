import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { Banner, type BannerTone } from './Banner.tsx';

const BONUS = {
  title: 'KES 2,000 welcome bonus',
  text: 'Deposit at least KES 20. Released as you bet.',
  href: '#/bonus',
  actionLabel: 'How it works',
};

const COMPACT = {
  isCompact: true,
  title: 'Back your side',
  text: 'See what you can win before you place.',
  href: '#/how-to-play',
  actionLabel: 'How to play',
};

const meta = preview.meta({
  title: 'Layout/Banner',
  component: Banner,
  args: BONUS,
});

export const Usual = meta.story();
Usual.test('it is a heading, a sentence and a link; the drawing is silent', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: BONUS.title })).toBeVisible();
  await expect(canvas.getByText(BONUS.text)).toBeVisible();
  await expect(canvas.queryByRole('img')).toBeNull();
});
Usual.test(
  'a tap on its link goes there',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'How it works' }));
    await expect(followed).toHaveBeenCalledWith('#/bonus');
  },
);
Usual.test(
  'Tab reaches its link, Enter follows it',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How it works' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/bonus');
  },
);

export const AboveAList = meta.story({ args: COMPACT });
AboveAList.test('compact, it is no heading: it would take the matches for its own', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
  await expect(canvas.getByText(COMPACT.title)).toBeVisible();
});

export const States = meta.story({
  render: () => (
    <>
      <Specimens<BannerTone>
        of={{
          murram: <Banner {...BONUS} />,
          ink: <Banner {...BONUS} tone="ink" />,
        }}
      />
      <Specimens
        of={{
          'no link': <Banner tone="ink" title="Bet by SMS" text="Send GAMES to 29008." />,
          'a title alone': <Banner title="Bet by SMS: send GAMES to 29008" />,
          compact: <Banner {...COMPACT} />,
          'compact, in ink': <Banner {...COMPACT} tone="ink" />,
          'compact, with a long title': (
            <Banner {...COMPACT} title="Every tax is worked out before you place, to the cent" />
          ),
          'long words': (
            <Banner
              {...BONUS}
              title="Bet on every match of the African Cup of Nations"
              text="Each stake counts from KES 20 on, in single and multiple bets, until the final is over."
            />
          ),
        }}
      />
    </>
  ),
});
States.test('every link is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
