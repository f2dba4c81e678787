import type { Machine } from './machine.ts';
import { BAHARI } from './machines/bahari.ts';
import { KENGELE } from './machines/kengele.ts';
import { MATUNDA } from './machines/matunda.ts';
import { TATU_TATU } from './machines/tatu-tatu.ts';

/** The slots by id. */
export const MACHINES: Readonly<Record<string, Machine>> = {
  'tatu-tatu': TATU_TATU,
  matunda: MATUNDA,
  bahari: BAHARI,
  kengele: KENGELE,
};
