import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { AnyCodec } from '../pieces/codec-of.ts';

/** A JSON Schema, draft 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Returns the JSON Schema of a codec's wire values. It imports all of zod, so it is for servers and tools, not for browsers. */
export function wireSchemaOf(codec: AnyCodec): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(codec, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return schema;
}

/** Schemas of an endpoint's parts on the wire. A text body with JSON is a string. */
export interface EndpointSchemas {
  readonly params: JsonSchema;
  readonly query: JsonSchema;
  readonly request: JsonSchema | null;
  readonly response: JsonSchema;
}

/** Returns the JSON Schemas of an endpoint's parts. */
export function endpointSchemas(
  endpoint: Endpoint<unknown, unknown, unknown, unknown, string>,
): EndpointSchemas {
  return {
    params: wireSchemaOf(endpoint.params),
    query: wireSchemaOf(endpoint.query),
    request: endpoint.requestFormat === 'none' ? null : wireSchemaOf(endpoint.request),
    response: wireSchemaOf(endpoint.response),
  };
}
