import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { AnyCodec } from '../pieces/codec-of.ts';

/** A JSON Schema, draft 2020-12: what OpenAPI 3.1 speaks. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of what a codec reads. It brings the whole of zod, so servers and tools import it, and
 * browsers never.
 */
export function wireSchemaOf(codec: AnyCodec): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(codec, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return schema;
}

/** Every part of an endpoint as it travels. Text bodies that hold JSON are text here. */
export interface EndpointSchemas {
  readonly params: JsonSchema;
  readonly query: JsonSchema;
  readonly request: JsonSchema | null;
  readonly response: JsonSchema;
}

/** The JSON Schemas of an endpoint's parts. */
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
