import { ButtonLink, CasinoBanner, GameGrid, PageHeader } from '@kipenga/ui';
import { ListGap, NoGames, useFavourites, useSlides, useVirtualList } from '../features/games/index.ts';
import { GameDoor } from '../features/launch/index.ts';
import { useWords } from '../words/use-words.ts';

/** The virtual games (R2-09, R2-61). */
export function VirtualsPage() {
  const t = useWords();
  const slides = useSlides();
  const { items, state, hasGap, isReloading, reload } = useVirtualList();
  const { tileOf, onFavourite } = useFavourites(items);
  return (
    <>
      <PageHeader
        title={t('casino.virtuals.title')}
        backHref="/lobby"
        action={
          <ButtonLink href="/casino" look="secondary" size="small">
            {t('casino.casino.title')}
          </ButtonLink>
        }
      />
      <ListGap hasGap={hasGap} isReloading={isReloading} onRetry={reload} />
      <GameDoor games={items} isReady={state !== 'loading'}>
        {({ openingKey, openByKey }) =>
          state === 'ready' && items.length === 0 ? (
            <NoGames />
          ) : (
            <GameGrid
              title={t('casino.virtuals.title')}
              isTitleHidden
              games={items.map(tileOf)}
              state={state}
              onRetry={reload}
              isRetrying={isReloading}
              onOpen={openByKey}
              openingId={openingKey}
              onFavourite={onFavourite}
            />
          )
        }
      </GameDoor>
      {state !== 'loading' && <CasinoBanner label={t('casino.banner.label')} slides={[slides.casino]} />}
    </>
  );
}
