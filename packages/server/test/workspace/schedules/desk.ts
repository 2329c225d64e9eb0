import { testServer } from '@danji/testing/test-server';
import { makeSpace } from '../work-spaces/work-space-fixture.ts';

/** A work space with its master. */
export async function makeDesk() {
  const master = await testServer().create.general();
  return { master, token: master.token, space: await makeSpace(master) };
}
