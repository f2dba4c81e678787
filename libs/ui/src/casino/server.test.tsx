// @vitest-environment node
import { kes } from '@kipenga/betting-core';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithWords } from '../testing/WithWords.tsx';
import { CasinoBanner } from './CasinoBanner/CasinoBanner.tsx';
import { CategoryPills } from './CategoryPills/CategoryPills.tsx';
import { GameFrame } from './GameFrame/GameFrame.tsx';
import { GameGrid } from './GameGrid/GameGrid.tsx';
import { GameSlider } from './GameSlider/GameSlider.tsx';
import { JackpotTicker } from './JackpotTicker/JackpotTicker.tsx';
import { LiveTables } from './LiveTableTile/LiveTables.tsx';
import { GAMES, TABLES } from './specimens.ts';

const nothing = () => undefined;

test('the casino is readable text from a server, without a window', () => {
  const html = renderToString(
    <WithWords>
      <CasinoBanner
        label="Games"
        slides={[{ id: 'a', title: 'Tables', href: '/casino', actionLabel: 'Open', motif: 'wheel' }]}
      />
      <CategoryPills current="Jackpots" onSelect={nothing} />
      <JackpotTicker amount={kes(1_234)} />
      <GameSlider title="Top Casino Games" games={GAMES} hrefOf={(id) => `/casino-game?id=${id}`} />
      <GameGrid title="New Games" games={GAMES} onOpen={nothing} />
      <LiveTables title="Live Games" tables={TABLES} onOpen={nothing} />
      <GameFrame name="Anga Rocket" src={null} onBack={nothing} />
    </WithWords>,
  );
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('WIN KES 1,234.00');
  expect(html).toContain('href="/casino-game?id=1301"');
  expect(html).toContain('4 of 7 seats free');
});
