import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installDialog } from './install-dialog.ts';
import { ownChannels } from './own-channels.ts';

// It ends what hangs: a slow machine, or a busy one, is no failure.
configure({ asyncUtilTimeout: 120_000 * Number(process.env['TEST_SLOWNESS'] ?? 1) });
installDialog();
ownChannels();
afterEach(cleanup);

// Files share a window: what the one before left in it is no part of this one.
if (typeof window !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
