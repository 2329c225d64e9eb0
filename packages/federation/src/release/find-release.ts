import { getChannel } from '@danji/contracts/releases/channel.endpoints';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { CommandFailedError } from './command.ts';
import { callReleaseApi, type ReleaseServer } from './release-api.ts';

/** Finds the candidate of a remote. @throws CommandFailedError when there is none. */
export async function findCandidate(server: ReleaseServer, remote: RemoteName): Promise<string> {
  const { remotes } = await callReleaseApi(server, getChannel);
  const candidate = remotes[remote]?.candidate;
  if (!candidate)
    throw new CommandFailedError(`${remote} has no candidate: name the release (npm run release -- list mf-${remote})`);
  return candidate.release;
}

/** Finds the release of a remote that was uploaded last. @throws CommandFailedError when there is none. */
export async function findNewestRelease(server: ReleaseServer, remote: RemoteName): Promise<string> {
  const { results } = await callReleaseApi(server, listReleases, { query: { remote } });
  const [newest] = results;
  if (!newest) throw new CommandFailedError(`No release of ${remote} was ever uploaded`);
  return newest.release;
}
