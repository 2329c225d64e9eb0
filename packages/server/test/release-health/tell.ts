import type { HealthFact } from '@danji/contracts/releases/health';
import { getReleaseHealth, reportHealth } from '@danji/contracts/releases/health.endpoints';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

type Told = Omit<HealthFact, 'remote' | 'release'>;
type Named = Pick<ReleaseManifest, 'remote' | 'release'>;

/** One report of a tab about one release. `browser` is its sticky id. */
export const tell = ({ remote, release }: Named, facts: Told[], browser?: string) =>
  call(reportHealth, { body: { facts: facts.map((fact) => ({ remote, release, ...fact })) }, headers: browser === undefined ? {} : { cookie: `danji-visitor=${browser}` } });

/** Reports of that many tabs that came up, and of that many that failed, each in a browser of its own. */
export async function tellMany(named: Named, { sessions = 0, failures = 0, errors = 0 }: { sessions?: number; failures?: number; errors?: number }): Promise<void> {
  await Promise.all([
    ...Array.from({ length: sessions }, () => tell(named, [{ kind: 'session' }])),
    ...Array.from({ length: failures }, () => tell(named, [{ kind: 'load_failed' }])),
    ...Array.from({ length: errors }, () => tell(named, [{ kind: 'error' }])),
  ]);
}

/** What an ADMIN reads of the last day. */
export async function readHealth(hours?: number) {
  const { token } = await testServer().create.admin();
  return (await call(getReleaseHealth, { token, ...(hours !== undefined && { query: { hours } }) })).data.results;
}
