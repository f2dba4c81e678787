import '@testing-library/jest-dom/vitest';
import { installDialog } from '@kipenga/ui/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 20_000 }); // a busy machine is no failure
installDialog();
afterEach(cleanup);
