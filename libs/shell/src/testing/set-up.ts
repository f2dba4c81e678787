import '@testing-library/jest-dom/vitest';
import { installDialog } from '@kipenga/ui/testing';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

installDialog();
afterEach(cleanup);
