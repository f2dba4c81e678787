import { GAME_CATEGORIES, gamesInCategory, type GameCategory } from '@kipenga/betting-core';
import { ButtonLink, CasinoBanner, CategoryPills, GameGrid, JackpotTicker, PageHeader } from '@kipenga/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListGap, useCasinoList, useJackpots, useSlides } from '../features/games/index.ts';
import { fromCasino, GameDoor, tileOf } from '../features/launch/index.ts';
import { useWords } from '../words/use-words.ts';

const FIRST_CATEGORY: GameCategory = 'Video Slots';

/** The casino (R2-62): banner, the eleven kinds of games, and those of the chosen kind; choosing loads them again (R4-26). */
export function CasinoPage() {
  const t = useWords();
  const [query, setQuery] = useSearchParams();
  const category = GAME_CATEGORIES.find((one) => one === query.get('category')) ?? FIRST_CATEGORY;
  const isJackpots = category === 'Jackpots';
  const slides = useSlides();
  const list = useCasinoList();
  const jackpots = useJackpots(isJackpots);
  const shown = isJackpots ? jackpots : list;
  const { topIn } = jackpots;
  const all = useMemo(() => [...list.items, ...jackpots.items].map(fromCasino), [list.items, jackpots.items]);
  const tiles = useMemo(() => {
    const games = isJackpots ? jackpots.items : gamesInCategory(list.items, category);
    return games.map((game) => ({ ...tileOf(fromCasino(game)), jackpot: topIn(game.id) }));
  }, [isJackpots, jackpots.items, list.items, category, topIn]);
  const reload = () => (isJackpots ? jackpots.reload() : list.reload());
  const choose = (next: GameCategory) => {
    list.reload();
    if (isJackpots && next === category) jackpots.reload();
    setQuery({ category: next }, { replace: true });
  };
  return (
    <>
      <PageHeader title={t('casino.casino.title')} backHref="/lobby" />
      <CasinoBanner label={t('casino.banner.label')} slides={[slides.slots, slides.virtuals]} />
      <CategoryPills current={category} onSelect={choose} />
      {isJackpots && <JackpotTicker amount={jackpots.top} />}
      <ListGap hasGap={shown.hasGap} isReloading={shown.isReloading} onRetry={reload} />
      <GameDoor games={all} isReady={list.state !== 'loading'}>
        {({ openingKey, openByKey }) => (
          <GameGrid
            title={t('casino.casino.games')}
            isTitleHidden
            games={tiles}
            state={shown.state}
            onRetry={reload}
            isRetrying={shown.isReloading}
            onOpen={openByKey}
            openingId={openingKey}
            emptyAction={<ButtonLink href="/virtuals">{t('casino.banner.virtuals.action')}</ButtonLink>}
          />
        )}
      </GameDoor>
    </>
  );
}
