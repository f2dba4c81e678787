import { decodeWire, endpoints, type Endpoint, type EndpointName, type ResponseOf } from '@kipenga/contracts';
import { samples } from '@kipenga/contracts/samples';

/** Returns the contract's sample answer, decoded. Change the fields that matter and pass it to the fake platform. */
export function sampleAnswer<N extends EndpointName>(name: N): ResponseOf<N> {
  const read = decodeWire((endpoints[name] as Endpoint).response, samples[name].response);
  if (!read.ok) throw new Error(read.reason);
  return read.value as ResponseOf<N>;
}
