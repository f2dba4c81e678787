import { useId } from 'react';
import { GameTile, type GameTileGame } from '../GameTile/GameTile.tsx';
import { SnapHead } from '../SnapRow/SnapHead.tsx';
import { useSnapRow } from '../SnapRow/use-snap-row.ts';
import styles from './GameSlider.module.css';

export interface GameSliderProps {
  /** The heading: "Top Casino Games". */
  readonly title: string;
  /** The first games of the list; `seeAllHref` leads to all of them. */
  readonly games: readonly GameTileGame[];
  /** Address of the whole list: /casino, /virtuals (R2-60). */
  readonly seeAllHref?: string;
  /** Requests the launch of a game. */
  readonly onOpen?: (gameId: string) => void;
  /** Adds a game to the favourites or removes it. Without it, tiles have no hearts. */
  readonly onFavourite?: (gameId: string) => void;
  /** Returns the address of a game, which makes the tiles links. */
  readonly hrefOf?: (gameId: string) => string;
  /** Id of the game whose launch is being requested. */
  readonly openingId?: string | null;
}

/** A row of games that moves by finger, buttons, Tab or arrow keys. The last tile is cut off to show that there are more. */
export function GameSlider({
  title,
  games,
  seeAllHref,
  onOpen,
  onFavourite,
  hrefOf,
  openingId = null,
}: GameSliderProps) {
  const id = useId();
  const row = useSnapRow<HTMLUListElement>();
  return (
    <section className={styles['slider']} aria-labelledby={id}>
      <SnapHead id={id} title={title} seeAllHref={seeAllHref} row={row} />
      <ul ref={row.ref} className={styles['row']} onScroll={row.onScroll} onKeyDown={row.onKeyDown}>
        {games.map((game, at) => (
          <li key={game.id}>
            <GameTile
              game={game}
              isEager={at < 3}
              isOpening={game.id === openingId}
              {...(hrefOf && { href: hrefOf(game.id) })}
              {...(onOpen && { onOpen })}
              {...(onFavourite && { onFavourite })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
