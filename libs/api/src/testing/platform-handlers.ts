import { http, HttpResponse, type HttpHandler } from 'msw';
import type { FakePlatform } from './fake-platform.ts';

/** The hosts of the contract, as the network of a page sees them: msw's handlers over a fake platform. */
export const platformHandlers = (platform: FakePlatform): readonly HttpHandler[] => [
  http.all('*/host/*', async ({ request }) => {
    const { method, headers, signal } = request;
    const body = method === 'GET' ? null : await request.text();
    const { pathname, search } = new URL(request.url);
    // What cannot be sent is an error of the network here, as it is in a browser.
    return platform(pathname + search, { method, headers, body, signal }).catch(() => HttpResponse.error());
  }),
];
