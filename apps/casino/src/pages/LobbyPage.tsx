import { CasinoBanner, GameGrid, GameSlider, PageHeader } from '@kipenga/ui';
import { useMemo } from 'react';
import {
  GameSearch,
  ListGap,
  lobbyRows,
  NoGames,
  useFavourites,
  useCasinoList,
  usePlayed,
  useSlides,
  useVirtualList,
  type Favourites,
  type Played,
} from '../features/games/index.ts';
import { fromCasino, GameDoor, type Door, type PlayableGame } from '../features/launch/index.ts';
import { liveGamesOf, LiveSection, useCasinoTables } from '../features/live/index.ts';
import { useWords } from '../words/use-words.ts';

/** The index of casino and virtual games (R2-60). */
export function LobbyPage() {
  const t = useWords();
  const slides = useSlides();
  const casino = useCasinoList();
  const virtual = useVirtualList();
  const played = usePlayed();
  const casinoGames = useMemo(() => casino.items.map(fromCasino), [casino.items]);
  const games = [...virtual.items, ...casinoGames];
  const favourites = useFavourites(games);
  const states = [casino.state, virtual.state];
  const hasAnswered = !states.includes('loading') && played.isKnown;
  const isFailed = states.every((state) => state === 'failed');
  const hasGap = hasAnswered && !isFailed && (states.includes('failed') || casino.hasGap || virtual.hasGap);
  const reload = () => {
    casino.reload();
    virtual.reload();
  };
  return (
    <>
      <PageHeader title={t('casino.lobby.title')} />
      <GameDoor games={games} isReady={hasAnswered}>
        {(door) => (
          <GameSearch games={games} favourites={favourites} door={door}>
            <CasinoBanner
              label={t('casino.banner.label')}
              slides={[slides.casino, slides.virtuals, slides.sports]}
            />
            <ListGap
              hasGap={hasGap}
              isReloading={casino.isReloading || virtual.isReloading}
              onRetry={reload}
            />
            {hasAnswered && !isFailed ? (
              <Rows
                casino={casinoGames}
                virtual={virtual.items}
                played={played}
                favourites={favourites}
                door={door}
              />
            ) : (
              <GameGrid
                title={t('casino.lobby.title')}
                isTitleHidden
                games={[]}
                state={isFailed ? 'failed' : 'loading'}
                onRetry={reload}
                isRetrying={casino.isReloading || virtual.isReloading}
              />
            )}
          </GameSearch>
        )}
      </GameDoor>
    </>
  );
}

interface RowsProps {
  readonly casino: readonly PlayableGame[];
  readonly virtual: readonly PlayableGame[];
  readonly played: Played;
  readonly favourites: Favourites;
  readonly door: Door;
}

/** The sliders and grids; a row without games is left out. */
function Rows({ casino, virtual, played, favourites, door }: RowsProps) {
  const t = useWords();
  const { tileOf, onFavourite } = favourites;
  const rows = lobbyRows(casino, virtual, { ...played, favourites: favourites.ids });
  const live = useCasinoTables(useMemo(() => liveGamesOf(casino), [casino]));
  const { openingKey, openByKey } = door;
  const common = { onOpen: openByKey, openingId: openingKey, onFavourite };
  if (casino.length + virtual.length === 0) return <NoGames />;
  return (
    <>
      {rows.favourites.length > 0 && (
        <GameSlider title={t('casino.lobby.favourites')} games={rows.favourites.map(tileOf)} {...common} />
      )}
      {rows.lastPlayed.length > 0 && (
        <GameSlider title={t('casino.lobby.lastPlayed')} games={rows.lastPlayed.map(tileOf)} {...common} />
      )}
      {rows.popular.length > 0 && (
        <GameSlider title={t('casino.lobby.popular')} games={rows.popular.map(tileOf)} {...common} />
      )}
      {liveGamesOf(casino).length > 0 && (
        <LiveSection
          title={t('casino.lobby.live')}
          live={live}
          door={door}
          seeAllHref="/casino?category=Live+Games"
        />
      )}
      {rows.topCasino.length > 0 && (
        <GameSlider
          title={t('casino.lobby.topCasino')}
          games={rows.topCasino.map(tileOf)}
          seeAllHref="/casino"
          {...common}
        />
      )}
      {rows.topVirtual.length > 0 && (
        <GameSlider
          title={t('casino.lobby.topVirtual')}
          games={rows.topVirtual.map(tileOf)}
          seeAllHref="/virtuals"
          {...common}
        />
      )}
      {rows.newGames.length > 0 && (
        <GameGrid title={t('casino.lobby.new')} games={rows.newGames.map(tileOf)} {...common} />
      )}
      {rows.forYou.length > 0 && (
        <GameGrid title={t('casino.lobby.forYou')} games={rows.forYou.map(tileOf)} {...common} />
      )}
    </>
  );
}
