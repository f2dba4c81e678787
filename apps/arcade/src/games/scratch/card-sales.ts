import type { Cents } from '@kipenga/betting-core';
import { SoloRounds, type SoloGame } from '../../play/solo-rounds.ts';
import type { TableParts } from '../../play/table.ts';
import type { SoloRoundView } from '../../protocol.ts';
import { multiplier, payoutOf } from '../multiplier.ts';
import type { PrintedCard, ScratchCard } from './scratch-card.ts';

/** The shortest time from one card to the next. */
export const CARD_PAUSE_MS = 1_000;

const HUNDREDTHS = 100;

/** A card and its proof. */
export type CardView = SoloRoundView<PrintedCard>;

/** A card is decided and paid when it is bought; scratching only reveals it. */
export const cardGame = ({ print }: ScratchCard, cap: Cents): SoloGame<PrintedCard> => ({
  pauseMs: CARD_PAUSE_MS,
  roundOf: (digest, price) => {
    const card = print(digest);
    return { ...card, paid: payoutOf(price, multiplier(card.pays * HUNDREDTHS), cap) };
  },
});

/** Opens a table that sells one kind of card. */
export const cardTable = (parts: TableParts, card: ScratchCard) =>
  new SoloRounds(parts, cardGame(card, parts.limits.cap));
