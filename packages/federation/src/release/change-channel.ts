import { setTimeout as pause } from 'node:timers/promises';
import { getChannel } from '@danji/contracts/releases/channel.endpoints';
import type { ChannelEntry } from '@danji/contracts/releases/channel';
import type { RemoteName } from '@danji/contracts/releases/release';
import { callReleaseApi, isConflict, type ReleaseServer } from './release-api.ts';

/** Every team writes to the one channel: each try sees what the others wrote meanwhile. */
const MAX_ATTEMPTS = 30;
const MAX_PAUSE_MS = 300;

/** Somebody else changed the same remote at the same moment: what was asked for may not be what is wanted now. */
export class RemoteChangedError extends Error {
  override readonly name = 'RemoteChangedError';
}

const describe = (entry: ChannelEntry | undefined): string =>
  entry
    ? `active ${entry.active}${entry.candidate ? `, candidate ${entry.candidate.release} at ${entry.candidate.percent} %` : ''}`
    : 'not hosted';

type Change<Result> = {
  remote: RemoteName;
  /** Writes against the revision that was read; `entry` is what the remote has in it. */
  write(revision: number, entry: ChannelEntry | undefined): Promise<Result>;
  /** Whether the change is still meant when the same remote was changed by somebody else in between. Changes of other remotes never matter. */
  isUnconditional: boolean;
};

/** Changes what one remote has in the channel by compare-and-swap, again and again while others are first. @throws RemoteChangedError */
export async function changeChannel<Result>(
  server: ReleaseServer,
  { remote, write, isUnconditional }: Change<Result>,
): Promise<Result> {
  let seen: string | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const { revision, remotes } = await callReleaseApi(server, getChannel);
    const now = describe(remotes[remote]);
    if (!isUnconditional && seen !== undefined && seen !== now)
      throw new RemoteChangedError(
        `Somebody else changed ${remote} at this moment: ${seen} before, ${now} now. Look at it, then try again.`,
      );
    seen = now;
    try {
      return await write(revision, remotes[remote]);
    } catch (error) {
      if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw error;
      await pause(Math.random() * MAX_PAUSE_MS);
    }
  }
}
