import { hash } from 'node:crypto';
import type { Sha256 } from '@kipenga/betting-core';

/** The hash of the seal (D82). */
export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');
