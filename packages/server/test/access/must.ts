import type { ResponseOf, Endpoint } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';

/** A call that makes a part of the scene: without it the tests would be about nothing. */
export async function must<E extends Endpoint>(
  endpoint: E,
  input: Parameters<typeof call<E>>[1],
): Promise<ResponseOf<E>> {
  const { status, data } = await call(endpoint, input);
  if (status >= 300) throw new Error(`${endpoint.id}: ${status} ${JSON.stringify(data)}`);
  return data;
}
