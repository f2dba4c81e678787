import { expect, waitFor } from 'storybook/test';

interface Looking {
  readonly getByText: (text: string | RegExp, options?: { readonly selector?: string }) => HTMLElement;
}

/** Waits until an element is visible: the content of a window exists a moment before the window opens. */
export const appears = (find: () => HTMLElement): Promise<void> =>
  waitFor(() => expect(find()).toBeVisible());

/** Waits until a text is there to be read. */
export const sees = (
  canvas: Looking,
  text: string | RegExp,
  options?: { readonly selector?: string },
): Promise<void> => appears(() => canvas.getByText(text, options));

/** A list reports a slow network after this many milliseconds (experience 3.2). */
export const SLOW_AFTER_MS = 8_000;

/** Sees that the screen owns up to the network, and goes on trying. */
export const seesSlowNetwork = ({ canvas }: { readonly canvas: Looking }): Promise<void> =>
  sees(canvas, 'Slow network. Still trying…');
