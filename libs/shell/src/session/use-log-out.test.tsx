import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aProfile, renderInShell } from '../testing/index.ts';
import { selectProfile } from './session.slice.ts';
import { useLogOut } from './use-log-out.ts';

const LogOut = () => <button onClick={useLogOut()}>Logout</button>;

test('a platform that does not answer does not keep a customer logged in (R4-23)', async () => {
  const silent = () => new Promise<Response>(() => undefined);
  const { store } = await renderInShell(<LogOut />, { profile: aProfile(), answers: { logOut: silent } });
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(selectProfile(store.getState())).toBeNull());
});
