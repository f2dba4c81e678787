/** Returns the approximate number of bytes received by the price streams of this page. Loads the stream's code. */
export const bytesOfStream = async (): Promise<number> => (await import('./watch-prices.ts')).bytesHeard();
