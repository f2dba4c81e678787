import { vi } from 'vitest';

/** Gives the pages imported from now on these words, and this game: they read them from the page, once. */
export const withWords = (words: Readonly<Record<string, string>>, gameId = ''): void => {
  vi.resetModules();
  const setting = document.createElement('script');
  setting.id = 'setting';
  setting.type = 'application/json';
  setting.textContent = JSON.stringify({ gameId, name: gameId, houseOrigins: [], words });
  document.body.replaceChildren(setting);
};
