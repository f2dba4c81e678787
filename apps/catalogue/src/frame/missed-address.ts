import { addons } from 'storybook/preview-api';
import { SET_CURRENT_STORY, STORY_MISSING } from 'storybook/internal/core-events';

/** The address that was asked for last and leads nowhere. */
export const missed = { id: '' };

const PAGE = 'start-here-no-such-page--no-such-page';

/** Leads who follows a link to nowhere to a page of ours: Storybook's own shows a stack trace. */
export async function catchMissedAddresses(): Promise<void> {
  const channel = await addons.ready();
  channel.on(STORY_MISSING, (id: string = '') => {
    missed.id = id.replace(/--.*/, '');
    if (id !== PAGE) channel.emit(SET_CURRENT_STORY, { storyId: PAGE, viewMode: 'story' });
  });
}
