import type { PushSettings } from './push-settings.ts';

const isService = (host: string, service: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;

/**
 * True if the house may send to an endpoint that a browser has named. A customer can name any address, so only the services in
 * the settings are allowed, by https and at their default port: never a machine of our own network. `localhost`, which a sandbox
 * may list, allows every port.
 */
export const maySendTo = (endpoint: string, { services }: Pick<PushSettings, 'services'>): boolean => {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.hostname === 'localhost') return services.includes('localhost') && /^https?:$/.test(url.protocol);
  return url.protocol === 'https:' && url.port === '' && services.some((one) => isService(url.hostname, one));
};
