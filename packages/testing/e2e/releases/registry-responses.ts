import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatePrivateKey, parsePrivateKey, signObject } from '@danji/contracts/releases/signing';
import type { Registry } from '@danji/contracts/releases/release';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { alterResponse } from './faults.ts';
import type { Fault } from './fault-proxy.ts';
import type { Testbed } from './testbed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

type Change = (registry: Registry) => object;

/** Changes to the registry that every tab must refuse. */
export async function invalidResponses({ dataDir }: Testbed): Promise<Record<string, Change>> {
  const ours = parsePrivateKey(await readFile(join(dataDir, 'registry-signing-key'), 'utf8'));
  const otherKey = parsePrivateKey(generatePrivateKey());
  return {
    'not signed': (registry) => ({ ...registry, signature: undefined }),
    'changed after it was signed': (registry) => ({ ...registry, revision: registry.revision + 1 }),
    'signed with another key': (registry) => signObject(registry, otherKey),
    expired: (registry) => signObject({ ...registry, issued: ago(3 * DAY_MS), expires: ago(DAY_MS) }, ours),
  };
}

/** A fault that replaces the response of the registry in one lane. */
export function alterRegistry(lane: string, change: Change): Fault {
  return {
    matches: (path, from) => from === lane && path === getRegistry.path,
    answer: async (exchange) => {
      const { body } = await exchange.fetch();
      const altered = Buffer.from(JSON.stringify(change(JSON.parse(body.toString()) as Registry)));
      await alterResponse(() => ({ body: altered }))(exchange);
    },
  };
}
