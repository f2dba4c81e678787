import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { GAMES, PICTURE } from '../specimens.ts';
import type { GameMotif } from './game-look.ts';
import { GameTile } from './GameTile.tsx';

const [ROCKET, REELS, WHEEL] = GAMES;
const LONG = GAMES[6];
if (ROCKET === undefined || REELS === undefined || WHEEL === undefined || LONG === undefined)
  throw new Error('There are specimen games');

const linesOf = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

const meta = preview.meta({
  title: 'Casino/GameTile',
  component: GameTile,
  globals: { theme: 'casino' },
  args: { game: ROCKET, onOpen: fn() },
  render: (args) => (
    <div style={{ width: 138, padding: 16 }}>
      <GameTile {...args} />
    </div>
  ),
});

export const New = meta.story();
New.test('a tap asks for the game', { tags: ['pointer'] }, async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Anga Rocket/ }));
  await expect(args.onOpen).toHaveBeenCalledOnce();
  await expect(args.onOpen).toHaveBeenCalledWith('1301');
});
New.test(
  'Enter and Space do what a tap does, and the focus stays',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: /Anga Rocket/ })).toHaveFocus();
  },
);
New.test('it is 3 : 4', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('button').getBoundingClientRect();
  await expect(Math.abs(height - (width * 4) / 3)).toBeLessThan(1);
});
export const Jackpot = meta.story({ args: { game: REELS } });
Jackpot.test('what can be won stands there in KES with two decimals (R4-26)', async ({ canvas }) => {
  await expect(canvas.getByText('KES 1,234.00').parentElement).toHaveTextContent(/^WIN KES 1,234\.00$/);
});
Jackpot.test('the amount stands on one line, “KES” with it', async ({ canvas }) => {
  await expect(linesOf(canvas.getByText('KES 1,234.00'))).toBe(1);
});
export const Link = meta.story({ args: { game: WHEEL, href: '#/casino-game' } });
Link.test(
  'with an address it is a link, which a tap follows',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Lake Roulette' }));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith('#/casino-game');
  },
);
Link.test('and Enter follows it', { tags: ['keyboard'] }, async ({ canvasElement, userEvent }) => {
  const followed = followedLinks(canvasElement);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(followed).toHaveBeenCalledOnce();
  await expect(followed).toHaveBeenCalledWith('#/casino-game');
});
export const Opening = meta.story({ args: { isOpening: true } });
Opening.test(
  'while it opens it keeps the focus and ignores Enter',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { busy: true })).toHaveFocus();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
);
export const Favourite = meta.story({ args: { onFavourite: fn(), game: { ...ROCKET, isFavourite: true } } });
Favourite.test(
  'the heart marks the game and does not open it',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    const heart = canvas.getByRole('checkbox', { name: 'Favourite: Anga Rocket' });
    await expect(heart).toBeChecked();
    await userEvent.click(heart);
    await expect(args.onFavourite).toHaveBeenCalledOnce();
    await expect(args.onFavourite).toHaveBeenCalledWith('1301');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
);
Favourite.test(
  'Tab goes from the game to its heart, Space marks it',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onFavourite).toHaveBeenCalledOnce();
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      isRow
      of={{
        new: <GameTile {...args} />,
        jackpot: <GameTile {...args} game={REELS} />,
        usual: <GameTile {...args} game={WHEEL} />,
        'long name': <GameTile {...args} game={LONG} />,
        picture: <GameTile {...args} game={{ ...WHEEL, imageUrl: PICTURE }} />,
        'picture, jackpot': <GameTile {...args} game={{ ...REELS, imageUrl: PICTURE, isNew: true }} />,
        'broken picture': <GameTile {...args} game={{ ...WHEEL, imageUrl: 'data:image/png;base64,AAAA' }} />,
        'can be marked': <GameTile {...args} onFavourite={fn()} />,
        favourite: <GameTile {...args} game={{ ...WHEEL, isFavourite: true }} onFavourite={fn()} />,
        'favourite, picture': (
          <GameTile {...args} game={{ ...WHEEL, imageUrl: PICTURE, isFavourite: true }} onFavourite={fn()} />
        ),
        opening: <GameTile {...args} isOpening />,
        link: <GameTile {...args} game={WHEEL} href="#/casino-game" />,
        'link, opening': <GameTile {...args} game={REELS} href="#/casino-game" isOpening />,
      }}
    />
  ),
});
const drawn = (motif: GameMotif) => <GameTile game={{ ...WHEEL, name: motif, motif }} href="#/casino-game" />;
export const StatesOfDrawing = meta.story({
  render: () => (
    <Specimens<GameMotif>
      isRow
      of={{
        reels: drawn('reels'),
        wheel: drawn('wheel'),
        cards: drawn('cards'),
        scratch: drawn('scratch'),
        curve: drawn('curve'),
        table: drawn('table'),
        pitch: drawn('pitch'),
        numbers: drawn('numbers'),
      }}
    />
  ),
});
