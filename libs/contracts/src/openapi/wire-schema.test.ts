import { describe, expect, test } from 'vitest';
import { endpoints, type EndpointName } from '../all-endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { endpointSchemas } from './wire-schema.ts';

const names = Object.keys(endpoints) as EndpointName[];

describe('the schema of the wire', () => {
  test.each(names)('%s has one for each part', (name) => {
    const endpoint = endpoints[name] as Endpoint;
    const { params, query, request, response } = endpointSchemas(endpoint);
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(new Set(Object.keys(params['properties'] ?? {}))).toEqual(new Set(inPath));
    expect(query['type']).toBe('object');
    expect(request === null).toBe(endpoint.requestFormat === 'none');
    expect(Object.keys(response).length).toBeGreaterThan(0);
  });

  test('a list of matches names every field of R3, by the names of the wire (R3-01)', () => {
    const { response } = endpointSchemas(endpoints.getTopMatches);
    const row = response['items'] as { readonly properties: object; readonly required: readonly string[] };
    expect(Object.keys(row.properties)).toEqual(
      expect.arrayContaining([
        'match_id',
        'parent_match_id',
        'start_time',
        'side_bets',
        'neutral_odd',
        'ov25_odd_id',
      ]),
    );
    expect(row.required).toContain('match_id');
    expect(row.required).not.toContain('neutral_odd');
  });
});
