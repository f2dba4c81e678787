/** How a call goes wrong below the contract, or how long it takes: an answer for any call. */
export type Fault = (request: unknown, init: RequestInit) => Response | Promise<Response>;

/** No network: the connection is refused. */
export const offline: Fault = () => {
  throw new TypeError('Failed to fetch');
};

/** Nobody ever answers; only giving up ends it. */
export const hangs: Fault = (_request, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('Failed to fetch')), { once: true });
  });

/** The server is broken, and says it with a page of HTML. */
export const breaksDown: Fault = () => page(500);

/** A page of HTML with status 200, as captive portals of shops and hotels send. */
export const htmlPage: Fault = () => page(200);

/** Status 200 and no body at all. */
export const emptyBody: Fault = () => new Response('');

/** JSON that is not what the contract says. */
export const wrongShape: Fault = () => Response.json({ surprise: true });

/** A refusal in words with a status of its own. */
export const httpRefusal =
  (status: number, description: string): Fault =>
  () =>
    Response.json({ description }, { status });

/** A business refusal: `res` and what it says (R4-13). */
export const refusal =
  (res: number, description = '', more: Readonly<Record<string, unknown>> = {}): Fault =>
  () =>
    Response.json({ res, description, ...more });

const page = (status: number): Response =>
  new Response('<!doctype html><title>Hotel</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  });
