import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installDialog } from './install-dialog.ts';

configure({ asyncUtilTimeout: 120_000 }); // it ends what hangs: a busy machine is no failure
installDialog();
afterEach(cleanup);

// Files share a window: what the one before left in it is no part of this one.
if (typeof window !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
