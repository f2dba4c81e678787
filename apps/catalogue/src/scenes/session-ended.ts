import { httpRefusal, type FakeAnswers } from '@kipenga/api/testing/platform';
import type { PersistenceHost } from '@kipenga/shell';
import { expect, waitFor } from 'storybook/test';
import { sees } from './sees.ts';

/** The platform no longer knows the login: the header's next question about the balance is refused (R4-21, D25). */
export const sessionEnds: FakeAnswers = { getBalance: httpRefusal(401, 'Log in again.') };

interface Seeing {
  readonly canvas: Parameters<typeof sees>[0];
  readonly host: PersistenceHost;
}

/** Sees that the login is asked for over the screen, and that nothing of the old one is kept (R8-01). */
export async function seesSessionEnded({ canvas, host }: Seeing): Promise<void> {
  await sees(canvas, 'You have been logged out. Log in again to go on; your betslip is kept.');
  await waitFor(() => expect(host.storage.getItem('auth')).toBeNull());
}
