import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installDialog } from './install-dialog.ts';
import { ownChannels } from './own-channels.ts';

// Ends tests that hang; a slow or busy machine is not a failure.
configure({ asyncUtilTimeout: 120_000 * Number(process.env['TEST_SLOWNESS'] ?? 1) });
installDialog();
ownChannels();
afterEach(cleanup);

// Test files share a window, so what the previous file left is removed.
if (typeof window !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
