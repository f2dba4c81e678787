import { useId } from 'react';
import { GameTile, type GameTileGame } from '../GameTile/GameTile.tsx';
import { SnapHead } from '../SnapRow/SnapHead.tsx';
import { useSnapRow } from '../SnapRow/use-snap-row.ts';
import styles from './GameSlider.module.css';

export interface GameSliderProps {
  /** The heading: "Top Casino Games". */
  readonly title: string;
  /** A taste of the list; all of them are behind `seeAllHref`. */
  readonly games: readonly GameTileGame[];
  /** Where all of them are: /casino, /virtuals (R2-60). */
  readonly seeAllHref?: string;
  /** Asks for the launch of a game. */
  readonly onOpen?: (gameId: string) => void;
  /** Marks a game as a favourite, or takes the mark away; without it tiles have no hearts. */
  readonly onFavourite?: (gameId: string) => void;
  /** Where a game is played, if tiles are links. */
  readonly hrefOf?: (gameId: string) => string;
  /** The game whose launch is being asked for. */
  readonly openingId?: string | null;
}

/** Games in a row that a finger, the buttons, Tab or the arrow keys move. The cut-off tile says that there are more. */
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
