import { COHORTS, type ChannelEntry, type Cohort } from '@danji/contracts/releases/channel';
import { pinRelease, rollBackRelease, revokeRelease } from '@danji/contracts/releases/channel.endpoints';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { rollOut, startOrChangeCanary } from './canary-rollout.ts';
import { changeChannel } from './change-channel.ts';
import {
  readArgument,
  readDuration,
  readReason,
  readRemote,
  readSteps,
  readTextOption,
  UsageError,
  type Command,
} from './command.ts';
import { findCandidate } from './find-release.ts';
import { promote } from './publish.ts';
import { callReleaseApi, type ReleaseServer } from './release-api.ts';

const isCohort = (name: string): name is Cohort => (COHORTS as readonly string[]).includes(name);

function readCohorts(text: string): Cohort[] {
  const names = text.split(',').map((name) => name.trim());
  const cohorts = names.filter(isCohort);
  if (cohorts.length !== names.length) throw new UsageError(`--cohorts takes ${COHORTS.join(', ')}, not '${text}'`);
  return cohorts;
}

function readPercent(text: string): number {
  const percent = Number(text);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new UsageError(`--percent takes a whole number from 0 to 100, not '${text}'`);
  return percent;
}

/** Describes the channel entry of a remote for the terminal. */
export const describeChannelEntry = (entry: ChannelEntry | null | undefined): string => {
  if (!entry) return 'not hosted';
  const { active, previous, candidate, pinned } = entry;
  const candidateText = candidate
    ? `, candidate ${candidate.release} for ${candidate.percent} %${candidate.cohorts.length === 0 ? '' : ` and ${candidate.cohorts.join(', ')}`}`
    : '';
  return `active ${active}${pinned ? ' (pinned)' : ''}${candidateText}, before it ${previous ?? 'nothing'}`;
};

const REASON = { reason: { type: 'string' } } as const;

export const promoteCommand: Command = {
  usage: '<remote> [release] [--reason "…"]',
  about: 'Shows an uploaded release to everybody. Without a release: the current candidate.',
  options: REASON,
  async run({ credentials, args, values, report }) {
    const remote = readRemote(args[0]);
    const release = args[1] ?? (await findCandidate(credentials, remote));
    const promoted = await promote(credentials, { remote, release, reason: readTextOption(values, 'reason') });
    report(
      promoted
        ? `✓ ${remote}: ${release} is shown to everybody`
        : `✓ ${remote}: ${release} was shown to everybody already`,
    );
    return { remote, release, promoted };
  },
};

export const canaryCommand: Command = {
  usage: '<remote> <release> --percent 10 [--cohorts staff,general,brand] | --steps 1,10,50,100 --every 10m',
  about: 'Shows an uploaded release to a share of the visitors, which may grow in steps while it is healthy.',
  options: {
    ...REASON,
    percent: { type: 'string' },
    cohorts: { type: 'string' },
    steps: { type: 'string' },
    every: { type: 'string' },
  },
  async run({ credentials, args, values, report }) {
    const remote = readRemote(args[0]);
    const release = readArgument(args[1], 'the release');
    const reason = readTextOption(values, 'reason');
    const steps = readTextOption(values, 'steps');
    if (steps !== undefined) {
      await rollOut(credentials, {
        remote,
        release,
        reason,
        steps: readSteps(steps),
        everyMs: readDuration(readTextOption(values, 'every') ?? '10m'),
        report,
      });
      return { remote, release };
    }
    const cohorts = readTextOption(values, 'cohorts');
    const percent = readTextOption(values, 'percent');
    if (cohorts === undefined && percent === undefined)
      throw new UsageError('Name the visitors: --percent, --cohorts or --steps');
    const entry = await startOrChangeCanary(credentials, {
      remote,
      release,
      reason,
      percent: readPercent(percent ?? '0'),
      cohorts: cohorts === undefined ? undefined : readCohorts(cohorts),
    });
    report(`✓ ${remote}: ${describeChannelEntry(entry)}`);
    return { remote, entry };
  },
};

/** A change of the channel with a reason, which is not made when another operator has changed the remote meanwhile. */
const toChangeCommand = (
  about: string,
  write: (
    credentials: ReleaseServer,
    change: { remote: RemoteName; revision: number; reason: string },
  ) => Promise<ResponseOf<typeof rollBackRelease>>,
): Command => ({
  usage: '<remote> --reason "…"',
  about,
  options: REASON,
  async run({ credentials, args, values, report }) {
    const remote = readRemote(args[0]);
    const reason = readReason(values);
    const { entry } = await changeChannel(credentials, {
      remote,
      isUnconditional: false,
      write: (revision) => write(credentials, { remote, revision, reason }),
    });
    report(`✓ ${remote}: ${describeChannelEntry(entry)}`);
    return { remote, entry };
  },
});

export const rollbackCommand = toChangeCommand(
  'Removes the candidate; without a candidate the previous release becomes the active one.',
  (credentials, body) => callReleaseApi(credentials, rollBackRelease, { body }),
);

export const revokeCommand: Command = {
  usage: '<remote> <release> --reason "…"',
  about: 'Revokes a release for good: it is never loaded again, and tabs that run it replace it at once.',
  options: REASON,
  async run({ credentials, args, values, report }) {
    const remote = readRemote(args[0]);
    const release = readArgument(args[1], 'the release');
    const reason = readReason(values);
    // The revocation is intended whatever others change meanwhile: the release is broken.
    const { entry } = await changeChannel(credentials, {
      remote,
      isUnconditional: true,
      write: (revision) => callReleaseApi(credentials, revokeRelease, { body: { remote, release, revision, reason } }),
    });
    report(`✓ ${remote}: ${release} is revoked; ${describeChannelEntry(entry)}`);
    return { remote, release, entry };
  },
};

export const pinCommand = toChangeCommand(
  'Keeps the active release from being rolled back automatically.',
  (credentials, body) => callReleaseApi(credentials, pinRelease, { body: { ...body, pinned: true } }),
);
export const unpinCommand = toChangeCommand('Ends the pin of the active release.', (credentials, body) =>
  callReleaseApi(credentials, pinRelease, { body: { ...body, pinned: false } }),
);
