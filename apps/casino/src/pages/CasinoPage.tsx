import { GAME_CATEGORIES, gamesInCategory, type CasinoGame, type GameCategory } from '@kipenga/betting-core';
import {
  Button,
  CasinoBanner,
  CategoryPills,
  GameGrid,
  JackpotTicker,
  PageHeader,
  useCategoryName,
} from '@kipenga/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  GameSearch,
  ListGap,
  openingCategory,
  useCasinoList,
  useFavourites,
  useJackpots,
  useSlides,
  type Favourites,
  type GameList,
  type Jackpots,
} from '../features/games/index.ts';
import { fromCasino, GameDoor, type Door, type PlayableGame } from '../features/launch/index.ts';
import { isLiveCategory, liveGamesOf, LiveSection, useCasinoTables } from '../features/live/index.ts';
import { useWords, type CasinoWordId } from '../words/use-words.ts';
import styles from './casino-page.module.css';

/**
 * The casino (R2-62): a box to search, banner, the eleven kinds of games, and those of the chosen kind, of all while none is; choosing loads
 * them again (R4-26). Kinds that are played at tables show them live (R7-14).
 */
export function CasinoPage() {
  const t = useWords();
  const [query, setQuery] = useSearchParams();
  const slides = useSlides();
  const list = useCasinoList();
  const opening = useMemo(() => openingCategory(list.items), [list.items]);
  const category = GAME_CATEGORIES.find((one) => one === query.get('category')) ?? null;
  const isJackpots = category === 'Jackpots';
  const jackpots = useJackpots(isJackpots, list.items);
  const all = useMemo(
    () => [...new Set([...list.items, ...jackpots.items])].map(fromCasino),
    [list.items, jackpots.items],
  );
  const favourites = useFavourites(all);
  const choose = (next: GameCategory) => {
    list.reload();
    if (isJackpots && next === category) jackpots.reload();
    setQuery({ category: next }, { replace: true });
  };
  return (
    <>
      <PageHeader title={t('casino.casino.title')} backHref="/lobby" />
      <GameDoor games={all} isReady={list.state !== 'loading'}>
        {(door) => (
          <GameSearch games={all} favourites={favourites} door={door}>
            <CasinoBanner label={t('casino.banner.label')} slides={[slides.slots]} />
            <CategoryPills current={category} onSelect={choose} />
            <KindLine category={category} />
            {isJackpots && <JackpotTicker amount={jackpots.top} />}
            <OneKind
              category={category}
              list={isJackpots ? jackpots : list}
              topIn={jackpots.topIn}
              opening={opening}
              favourites={favourites}
              door={door}
              onChoose={choose}
            />
          </GameSearch>
        )}
      </GameDoor>
    </>
  );
}

/** Kinds whose names do not explain themselves. */
const TOLD: Partial<Record<GameCategory, CasinoWordId>> = {
  'RGS - VSB': 'casino.casino.kind.rgsVsb',
  DGA: 'casino.casino.kind.dga',
};

/** Describes a kind whose name does not explain itself (D107). */
function KindLine({ category }: { readonly category: GameCategory | null }) {
  const t = useWords();
  const told = category === null ? undefined : TOLD[category];
  return told === undefined ? null : <p className={styles['kind']}>{t(told)}</p>;
}

interface OneKindProps extends Pick<Jackpots, 'topIn'> {
  /** Null for games of every kind. */
  readonly category: GameCategory | null;
  /** The list the kind comes from. */
  readonly list: GameList<CasinoGame>;
  /** A kind that has games. */
  readonly opening: GameCategory;
  readonly favourites: Favourites;
  readonly door: Door;
  readonly onChoose: (category: GameCategory) => void;
}

const ofKind = (games: readonly CasinoGame[], category: GameCategory | null): readonly CasinoGame[] => {
  if (category === null || category === 'Jackpots') return games;
  return category === 'Live Games' ? liveGamesOf(games) : gamesInCategory(games, category);
};

const NO_GAMES: readonly PlayableGame[] = [];

/** The games of one kind: its live tables, then what has none. */
function OneKind({ category, list, opening, topIn, favourites, door, onChoose }: OneKindProps) {
  const t = useWords();
  const nameOf = useCategoryName();
  const isReady = list.state === 'ready';
  const shown = useMemo(() => ofKind(list.items, category).map(fromCasino), [list.items, category]);
  const live = useCasinoTables(isReady && category !== null && isLiveCategory(category) ? shown : NO_GAMES);
  const isLive = isReady && category !== null && isLiveCategory(category) && shown.length > 0;
  const inGrid = isLive ? (live.state === 'loading' ? NO_GAMES : live.withoutTable) : shown;
  const tiles = inGrid.map((game) => ({ ...favourites.tileOf(game), jackpot: topIn(game.id) }));
  return (
    <>
      <ListGap hasGap={list.hasGap} isReloading={list.isReloading} onRetry={list.reload} />
      {isLive && <LiveSection title={nameOf(category)} live={live} door={door} />}
      {(!isLive || tiles.length > 0) && (
        <GameGrid
          title={t('casino.casino.games')}
          isTitleHidden
          games={tiles}
          state={list.state}
          onRetry={list.reload}
          isRetrying={list.isReloading}
          onOpen={door.openByKey}
          onFavourite={favourites.onFavourite}
          openingId={door.openingKey}
          emptyAction={
            <Button look="secondary" size="small" onClick={() => onChoose(opening)}>
              {t('casino.none.see', { kind: nameOf(opening) })}
            </Button>
          }
        />
      )}
    </>
  );
}
