import type { BetSystem, Selection } from '@kipenga/betting-core';
import { modalOpened, type Modal } from '@kipenga/shell';

/** The window that shares picks: those of a placed bet, or the slip's. */
interface ShareModal {
  readonly name: 'app:share';
  readonly picks?: readonly Selection[];
  /** The lines, for a placed system. */
  readonly system?: BetSystem;
}

/** Opens the window that shares these picks; without any, the slip's. */
export function shareOpened(picks?: readonly Selection[], system?: BetSystem) {
  const modal: ShareModal = { name: 'app:share', ...(picks && { picks }), ...(system && { system }) };
  return modalOpened(modal);
}

/** True for that window. */
export const isShareModal = (modal: Modal | null): modal is ShareModal => modal?.name === 'app:share';
