import type { AndroidApp } from '@kipenga/brand';
import type { FastifyInstance } from 'fastify';

/** Says which Android package is the house's own (Digital Asset Links): Android opens an address in it without a browser's bars where this is so. */
export const serveAssetLinks = (app: FastifyInstance, { packageId, certificates }: AndroidApp): void => {
  app.get('/.well-known/assetlinks.json', () => [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageId,
        sha256_cert_fingerprints: certificates,
      },
    },
  ]);
};
