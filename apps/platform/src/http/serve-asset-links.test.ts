import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveAssetLinks } from './serve-asset-links.ts';

test('Android is told which package is the house’s own, and by which certificates it is signed', async () => {
  const app = fastify();
  serveAssetLinks(app, { packageId: 'com.example.house', certificates: ['AB:CD', 'EF:01'] });
  const reply = await app.inject('/.well-known/assetlinks.json');
  expect(reply.headers['content-type']).toContain('application/json');
  expect(reply.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.example.house',
        sha256_cert_fingerprints: ['AB:CD', 'EF:01'],
      },
    },
  ]);
});
