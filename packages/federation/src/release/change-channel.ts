import { setTimeout as pause } from 'node:timers/promises';
import { getChannel } from '@danji/contracts/releases/channel.endpoints';
import type { ChannelEntry } from '@danji/contracts/releases/channel';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { callReleaseApi, isConflict, type ReleaseServer } from './release-api.ts';

/** All teams write to one channel: each attempt reads the changes of the others. */
const MAX_ATTEMPTS = 30;
const MAX_PAUSE_MS = 300;

/** Another user changed the same remote at the same time, so the requested change may no longer be intended. */
export class RemoteChangedError extends Error {
  override readonly name = 'RemoteChangedError';
}

const describe = (entry: ChannelEntry | undefined): string =>
  entry
    ? `active ${entry.active}${entry.candidate ? `, candidate ${entry.candidate.release} at ${entry.candidate.percent} %` : ''}`
    : 'not hosted';

type Change<Result> = {
  remote: RemoteName;
  /** Writes against the revision that was read; `entry` is the remote's entry in it. */
  write(revision: number, entry: ChannelEntry | undefined): Promise<Result>;
  /** Whether a change of the same remote by another user in between is ignored. Other remotes never matter. */
  isUnconditional: boolean;
};

/**
 * Changes the channel entry of one remote by compare-and-swap, with retries after conflicts. @throws RemoteChangedError
 */
export async function changeChannel<Result>(
  server: ReleaseServer,
  { remote, write, isUnconditional }: Change<Result>,
): Promise<Result> {
  let before: string | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const { revision, remotes } = await callReleaseApi(server, getChannel);
    const now = describe(remotes[remote]);
    if (!isUnconditional && before !== undefined && before !== now)
      throw new RemoteChangedError(
        `Another user changed ${remote} at the same time: ${before} before, ${now} now. Check it, then try again.`,
      );
    before = now;
    try {
      return await write(revision, remotes[remote]);
    } catch (error) {
      if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw error;
      await pause(Math.random() * MAX_PAUSE_MS);
    }
  }
}
