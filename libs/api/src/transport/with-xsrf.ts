import { XSRF_COOKIE, XSRF_HEADER } from '@kipenga/contracts';

const READS = new Set(['GET', 'HEAD']);

/** Returns the XSRF header for a write to a relative URL, with the cookie's value. Reads and other origins get none (R7-20). */
export function xsrfHeaders(method: string, url: string, cookies: string): Record<string, string> {
  const isRelative = !/^([a-z][a-z0-9+.-]*:)?\/\//i.test(url);
  if (READS.has(method) || !isRelative) return {};
  const value = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`))
    ?.slice(XSRF_COOKIE.length + 1);
  return value ? { [XSRF_HEADER]: decoded(value) } : {};
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
