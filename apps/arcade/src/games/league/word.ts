import { wordsOf, type FrameWordId } from '../../pages/setting.ts';
import type en from './words/en.json';

/** A text of this family's pages. */
export const word = wordsOf<FrameWordId | keyof typeof en>();
