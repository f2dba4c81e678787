export { endpointSchemas, wireSchemaOf, type EndpointSchemas, type JsonSchema } from './wire-schema.ts';
