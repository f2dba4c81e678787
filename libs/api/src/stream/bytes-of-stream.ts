/** How many bytes the streams of prices have brought to this page, about. They come with what hears them. */
export const bytesOfStream = async (): Promise<number> => (await import('./watch-prices.ts')).bytesHeard();
