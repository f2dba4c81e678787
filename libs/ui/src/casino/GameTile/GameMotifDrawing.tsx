import type { GameMotif } from './game-look.ts';
import styles from './GameTile.module.css';

const PATHS: Readonly<Record<GameMotif, string>> = {
  reels:
    'M10 34h26v46H10zM37 26h26v62H37zM64 34h26v46H64zM16 57h14M43 45h14M43 57h14M43 69h14M70 57h14M4 57h4M92 57h4',
  wheel:
    'M50 16a38 38 0 1 0 .1 0M50 30a24 24 0 1 0 .1 0M50 46a8 8 0 1 0 .1 0M50 16v14M50 78v14M12 54h14M74 54h14M23 27l10 10M67 71l10 10M77 27 67 37M33 71 23 81',
  cards: 'M20 30l30-9 17 55-30 9zM58 30l26 7-14 56-24-6M43 40l9 13-3 17-11-13z',
  scratch: 'M12 24h76v64H12zM20 76l14-40 6 40 14-44 6 44 14-40 6 34M12 40h10M78 78h10',
  curve:
    'M10 16v76h80M10 92c32 0 54-14 66-58M76 34l-11 8M76 34l4 13M26 92v-4M42 92v-4M58 92v-4M10 72h4M10 52h4',
  table: 'M6 34a44 44 0 0 0 88 0zM24 34a26 26 0 0 0 52 0M20 74l-5 9M36 84l-3 10M64 84l3 10M80 74l5 9',
  pitch:
    'M8 20h84v70H8zM8 55h84M50 43a12 12 0 1 0 .1 0M28 20v14h44V20M28 90V76h44v14M41 34a10 8 0 0 0 18 0M41 76a10 8 0 0 1 18 0',
  numbers:
    'M12 22h24v24H12zM38 22h24v24H38zM64 22h24v24H64zM12 48h24v24H12zM64 48h24v24H64zM12 74h24v24H12zM38 74h24v24H38zM50 52a8 8 0 1 0 .1 0M18 34h12M70 60h12M44 86h12',
};

/** Chalk drawing for a type of game: no download, and no third-party artwork. */
export const GameMotifDrawing = ({ motif }: { readonly motif: GameMotif }) => (
  <svg className={styles['motif']} viewBox="0 0 100 110" aria-hidden="true" focusable="false">
    <path d={PATHS[motif]} />
  </svg>
);
