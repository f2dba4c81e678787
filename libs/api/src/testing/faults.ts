/** A fault below the contract, or a delay: answers any call. */
export type Fault = (request: unknown, init: RequestInit) => Response | Promise<Response>;

/** No network: the connection is refused. */
export const offline: Fault = () => {
  throw new TypeError('Failed to fetch');
};

/** Never answers; ends only when the caller gives up. */
export const hangs: Fault = (_request, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('Failed to fetch')), { once: true });
  });

/** A server error with an HTML page. */
export const breaksDown: Fault = () => page(500);

/** An HTML page with status 200, as captive portals of shops and hotels send. */
export const htmlPage: Fault = () => page(200);

/** Status 200 with an empty body. */
export const emptyBody: Fault = () => new Response('');

/** JSON that does not match the contract. */
export const wrongShape: Fault = () => Response.json({ surprise: true });

/** A refusal with a description and its own HTTP status. */
export const httpRefusal =
  (status: number, description: string): Fault =>
  () =>
    Response.json({ description }, { status });

/** A business refusal: `res` and its description (R4-13). */
export const refusal =
  (res: number, description = '', more: Readonly<Record<string, unknown>> = {}): Fault =>
  () =>
    Response.json({ res, description, ...more });

const page = (status: number): Response =>
  new Response('<!doctype html><title>Hotel</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  });
