import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installDialog } from './install-dialog.ts';

installDialog();
afterEach(cleanup);
