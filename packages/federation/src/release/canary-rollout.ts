import { setTimeout as pause } from 'node:timers/promises';
import { getChannel, listChannelChanges, startCanary } from '@danji/contracts/releases/channel.endpoints';
import type { ChannelEntry, Cohort } from '@danji/contracts/releases/channel';
import type { RemoteName } from '@danji/contracts/releases/release';
import { changeChannel } from './change-channel.ts';
import { CommandFailedError } from './command.ts';
import { promote } from './publish.ts';
import { callReleaseApi, type ReleaseServer } from './release-api.ts';

/** How often it is looked whether the candidate was taken back. ms */
const POLL_INTERVAL_MS = 5000;

export type CanaryOptions = {
  remote: RemoteName;
  release: string;
  percent: number;
  cohorts?: Cohort[] | undefined;
  reason?: string | undefined;
};

/** Shows a release to a part of the visitors; without `cohorts` those of a present candidate stay. Resolves to what the remote has in the channel then. */
export const startOrChangeCanary = (
  server: ReleaseServer,
  { remote, release, percent, cohorts, reason }: CanaryOptions,
): Promise<ChannelEntry | null> =>
  changeChannel(server, {
    remote,
    isUnconditional: false,
    write: async (revision, entry) => {
      const present = entry?.candidate?.release === release ? entry.candidate.cohorts : [];
      const body = {
        remote,
        release,
        percent,
        cohorts: cohorts ?? present,
        revision,
        ...(reason === undefined ? {} : { reason }),
      };
      return (await callReleaseApi(server, startCanary, { body })).entry;
    },
  });

/** Why the candidate is gone, as the history has it. */
async function findReason(server: ReleaseServer, remote: RemoteName): Promise<string> {
  const { results } = await callReleaseApi(server, listChannelChanges, { query: { remote } });
  const [last] = results;
  return last ? `${last.action} by ${last.by}${last.reason === null ? '' : `: ${last.reason}`}` : 'nobody said why';
}

/** Waits, and looks now and then whether the candidate is still there. @throws CommandFailedError when somebody, or the server's own judgement, took it away. */
async function watch(
  server: ReleaseServer,
  { remote, release }: Pick<CanaryOptions, 'remote' | 'release'>,
  ms: number,
): Promise<void> {
  const end = Date.now() + ms;
  for (;;) {
    const { remotes } = await callReleaseApi(server, getChannel);
    if (remotes[remote]?.active === release) return;
    if (remotes[remote]?.candidate?.release !== release)
      throw new CommandFailedError(`${release} was taken back. ${await findReason(server, remote)}`);
    const left = end - Date.now();
    if (left <= 0) return;
    await pause(Math.min(left, POLL_INTERVAL_MS));
  }
}

type RolloutOptions = Pick<CanaryOptions, 'remote' | 'release' | 'reason'> & {
  steps: readonly number[];
  everyMs: number;
  report: (line: string) => void;
};

/** Shows a release to more and more visitors while it stays healthy, and to everybody at 100. The server judges its health and takes a bad one back (`/admin/releases`). */
export async function rollOut(
  server: ReleaseServer,
  { steps, everyMs, report, ...part }: RolloutOptions,
): Promise<void> {
  for (const percent of steps) {
    if (percent === 100) {
      await promote(server, part);
      report(`✓ ${part.release} is shown to everybody`);
      return;
    }
    await startOrChangeCanary(server, { ...part, percent });
    report(`… ${part.release} is shown to ${percent} % for ${everyMs / 1000} s`);
    await watch(server, part, everyMs);
  }
  report(`✓ ${part.release} stays at ${steps.at(-1)} %: no step of 100 was asked for`);
}
