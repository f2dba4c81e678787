import { CasinoBanner, GameGrid, GameSlider, PageHeader } from '@kipenga/ui';
import {
  ListGap,
  lobbyRows,
  NoGames,
  useCasinoList,
  useSlides,
  useVirtualList,
} from '../features/games/index.ts';
import { fromCasino, GameDoor, tileOf, type Door, type PlayableGame } from '../features/launch/index.ts';
import { useWords } from '../words/use-words.ts';

/** The index of casino and virtual games (R2-60). */
export function LobbyPage() {
  const t = useWords();
  const slides = useSlides();
  const casino = useCasinoList();
  const virtual = useVirtualList();
  const casinoGames = casino.items.map(fromCasino);
  const games = [...virtual.items, ...casinoGames];
  const states = [casino.state, virtual.state];
  const hasAnswered = !states.includes('loading');
  const isFailed = states.every((state) => state === 'failed');
  const hasGap = hasAnswered && !isFailed && (states.includes('failed') || casino.hasGap || virtual.hasGap);
  const reload = () => {
    casino.reload();
    virtual.reload();
  };
  return (
    <>
      <PageHeader title={t('casino.lobby.title')} />
      <CasinoBanner
        label={t('casino.banner.label')}
        slides={[slides.casino, slides.virtuals, slides.sports]}
      />
      <ListGap hasGap={hasGap} isReloading={casino.isReloading || virtual.isReloading} onRetry={reload} />
      <GameDoor games={games} isReady={hasAnswered}>
        {(door) =>
          hasAnswered && !isFailed ? (
            <Rows casino={casinoGames} virtual={virtual.items} door={door} />
          ) : (
            <GameGrid
              title={t('casino.lobby.title')}
              isTitleHidden
              games={[]}
              state={isFailed ? 'failed' : 'loading'}
              onRetry={reload}
              isRetrying={casino.isReloading || virtual.isReloading}
            />
          )
        }
      </GameDoor>
    </>
  );
}

interface RowsProps {
  readonly casino: readonly PlayableGame[];
  readonly virtual: readonly PlayableGame[];
  readonly door: Door;
}

/** The sliders and grids; a row without games is left out. */
function Rows({ casino, virtual, door: { openingKey, openByKey } }: RowsProps) {
  const t = useWords();
  const rows = lobbyRows(casino, virtual);
  const common = { onOpen: openByKey, openingId: openingKey };
  if (casino.length + virtual.length === 0) return <NoGames />;
  return (
    <>
      {rows.popular.length > 0 && (
        <GameSlider title={t('casino.lobby.popular')} games={rows.popular.map(tileOf)} {...common} />
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
