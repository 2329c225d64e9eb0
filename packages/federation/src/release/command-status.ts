import { getChannel, listChannelChanges } from '@danji/contracts/releases/channel.endpoints';
import { getReleaseHealth } from '@danji/contracts/releases/health.endpoints';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import { REMOTE_NAMES } from '@danji/contracts/releases/remotes';
import type { ReleaseHealth } from '@danji/contracts/releases/health';
import { describeChannelEntry } from './command-channel.ts';
import { readRemote, toKilobytes, type Command } from './command.ts';
import { callReleaseApi } from './release-api.ts';

const toMinute = (moment: string): string => moment.slice(0, 16).replace('T', ' ');
const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`);

export const listCommand: Command = {
  usage: '[remote] [--page 2]',
  about: 'Lists uploaded releases, newest first.',
  options: { page: { type: 'string' } },
  async run({ credentials, args, values, report }) {
    const { results, count } = await callReleaseApi(credentials, listReleases, {
      query: { ...(args[0] === undefined ? {} : { remote: readRemote(args[0]) }), page: Number(values['page'] ?? 1) },
    });
    for (const { remote, release, state, bytes, commit, created } of results)
      report(
        `${remote.padEnd(10)} ${release.padEnd(24)} ${state.padEnd(9)} ${toKilobytes(bytes).padStart(10)}  ${commit}  ${toMinute(created)} UTC`,
      );
    report(`${results.length} of ${count}`);
    return { count, results };
  },
};

const describeHealth = ({ release, sessions, load_failures, errors, lcp, inp, cls }: ReleaseHealth): string =>
  `  ${release}: ${sessions} sessions, ${share(load_failures, sessions)} failed to load, ${share(errors, sessions)} with an error; LCP ${lcp ?? '–'} ms, INP ${inp ?? '–'} ms, CLS ${cls ?? '–'}`;

export const statusCommand: Command = {
  usage: '[remote]',
  about:
    'Shows which releases are live for which visitors, their health (24 hours), and the last change with author and reason.',
  async run({ credentials, args, report }) {
    const requested = args[0] === undefined ? REMOTE_NAMES : [readRemote(args[0])];
    const { revision, remotes, revoked } = await callReleaseApi(credentials, getChannel);
    const { results: health } = await callReleaseApi(credentials, getReleaseHealth);
    report(`revision ${revision}`);
    const hosted = [];
    for (const remote of requested) {
      const entry = remotes[remote];
      if (!entry && args[0] === undefined) continue;
      const releaseHealth = health.filter(
        (figures) => figures.remote === remote && [entry?.active, entry?.candidate?.release].includes(figures.release),
      );
      const {
        results: [last],
      } = await callReleaseApi(credentials, listChannelChanges, { query: { remote } });
      const revokedReleases = revoked
        .filter((name) => name.startsWith(`${remote}@`))
        .map((name) => name.slice(remote.length + 1));
      report(
        `${remote}: ${describeChannelEntry(entry)}${revokedReleases.length === 0 ? '' : `; revoked ${revokedReleases.join(', ')}`}`,
      );
      for (const figures of releaseHealth) report(describeHealth(figures));
      if (last)
        report(
          `  last change: ${last.action} by ${last.by}, ${toMinute(last.created)} UTC${last.reason === null ? '' : `, ${last.reason}`}`,
        );
      hosted.push({
        remote,
        entry: entry ?? null,
        revoked: revokedReleases,
        health: releaseHealth,
        last: last ?? null,
      });
    }
    return { revision, remotes: hosted };
  },
};
