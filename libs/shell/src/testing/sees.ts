import { expect, waitFor } from 'storybook/test';

interface Looking {
  readonly getByText: (text: string | RegExp, options?: { readonly selector?: string }) => HTMLElement;
}

/** Waits until a text is there to be read: the words of a window come a moment before the window opens. */
export const sees = (
  canvas: Looking,
  text: string | RegExp,
  options?: { readonly selector?: string },
): Promise<void> => waitFor(() => expect(canvas.getByText(text, options)).toBeVisible());
