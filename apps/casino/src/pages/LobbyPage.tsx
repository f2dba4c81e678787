import { useMessageText } from '@kipenga/shell';
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
import { useWords, type CasinoWordId } from '../words/use-words.ts';

/** The index of casino and virtual games (R2-60). */
export function LobbyPage() {
  const t = useWords();
  const title = useMessageText()({ id: 'shell.titles.lobby' });
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
      <PageHeader title={title} />
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
                title={title}
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
  if (casino.length + virtual.length === 0) return <NoGames />;
  const shown = (title: CasinoWordId, games: readonly PlayableGame[]) => ({
    title: t(title),
    games: games.map(tileOf),
    onOpen: door.openByKey,
    openingId: door.openingKey,
    onFavourite,
  });
  const slider = (title: CasinoWordId, games: readonly PlayableGame[], seeAllHref?: string) =>
    games.length > 0 && <GameSlider {...shown(title, games)} {...(seeAllHref && { seeAllHref })} />;
  const grid = (title: CasinoWordId, games: readonly PlayableGame[]) =>
    games.length > 0 && <GameGrid {...shown(title, games)} />;
  return (
    <>
      {slider('casino.lobby.favourites', rows.favourites)}
      {slider('casino.lobby.lastPlayed', rows.lastPlayed)}
      {slider('casino.lobby.popular', rows.popular)}
      {liveGamesOf(casino).length > 0 && (
        <LiveSection
          title={t('casino.lobby.live')}
          live={live}
          door={door}
          seeAllHref="/casino?category=Live+Games"
        />
      )}
      {slider('casino.lobby.topCasino', rows.topCasino, '/casino')}
      {slider('casino.lobby.topVirtual', rows.topVirtual, '/virtuals')}
      {grid('casino.lobby.new', rows.newGames)}
      {grid('casino.lobby.forYou', rows.forYou)}
    </>
  );
}
