import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RemoteName } from '@danji/contracts/releases/release';
import { repositoryDir } from './credentials.ts';
import { rollOut } from './canary-rollout.ts';
import { verifyAndReport } from './command-verify.ts';
import {
  CommandFailedError,
  readDuration,
  readRemote,
  readSteps,
  readTextOption,
  UsageError,
  type Command,
  type CommandContext,
  type OptionValues,
} from './command.ts';
import { promote, uploadReleaseFolder } from './publish.ts';

const BUILDER = join(import.meta.dirname, '..', 'build', 'run.ts');

/** Builds a remote once for every place it will run in: no address or secret of one of them is in reach of the build. */
async function build(remote: RemoteName, report: (line: string) => void): Promise<string> {
  const dir = join(repositoryDir, `mf-${remote}`);
  if (!existsSync(join(dir, 'webpack.config.ts')))
    throw new CommandFailedError(`There is no ${dir}: npm run create -- remote ${remote}`);
  const started = Date.now();
  report(`… building mf-${remote}`);
  const env = Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', BUILDER], {
    cwd: dir,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail).once('exit', done);
  });
  if (code !== 0) throw new CommandFailedError(`mf-${remote} does not build; what the build said is above`);
  report(`✓ built mf-${remote} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return join(dir, 'dist');
}

/** To whom a release is shown once it is verified. */
type Plan = { to: 'nobody' | 'everybody' | 'more and more'; steps: number[]; everyMs: number };

/** Read before anything is done: a slip of the pen is told at once. */
function readPlan(values: OptionValues): Plan {
  const steps = readTextOption(values, 'canary');
  const isForNobody = values['no-promote'] === true;
  if (isForNobody && steps !== undefined) throw new UsageError('--no-promote and --canary contradict each other');
  return {
    to: isForNobody ? 'nobody' : steps === undefined ? 'everybody' : 'more and more',
    steps: readSteps(steps ?? '100'),
    everyMs: readDuration(readTextOption(values, 'every') ?? '10m'),
  };
}

/** Shows a verified release to those who were asked for. */
async function goLive(
  { credentials, values, report }: CommandContext,
  { to, steps, everyMs }: Plan,
  { remote, release }: { remote: RemoteName; release: string },
): Promise<string> {
  const reason = readTextOption(values, 'reason');
  if (to === 'nobody') {
    report(`– not promoted: npm run release -- promote mf-${remote} ${release}`);
    return 'uploaded';
  }
  if (to === 'more and more') {
    await rollOut(credentials, { remote, release, reason, steps, everyMs, report });
    return 'canary';
  }
  const promoted = await promote(credentials, { remote, release, reason });
  report(
    promoted
      ? `✓ ${remote}: ${release} is shown to everybody`
      : `✓ ${remote}: ${release} was shown to everybody already`,
  );
  return 'promoted';
}

export const publishCommand: Command = {
  usage: '<remote> [--dist <folder>] [--no-promote | --canary 1,10,50,100 --every 10m] [--no-smoke] [--reason "…"]',
  about:
    'Builds a remote (or takes --dist), signs and uploads it, verifies it through the public address, and shows it to everybody or to more and more visitors.',
  options: {
    dist: { type: 'string' },
    'no-promote': { type: 'boolean' },
    canary: { type: 'string' },
    every: { type: 'string' },
    'no-smoke': { type: 'boolean' },
    reason: { type: 'string' },
  },
  async run(context) {
    const { credentials, args, values, report } = context;
    const started = Date.now();
    const remote = readRemote(args[0]);
    const plan = readPlan(values);
    const distOption = readTextOption(values, 'dist');
    const { baseUrl, token } = credentials;
    // Asked for before the build: a missing secret is told at once.
    const signingKey = credentials.signingKey();
    const dist = distOption === undefined ? await build(remote, report) : resolve(distOption);
    const result = await uploadReleaseFolder({ baseUrl, token, dist, signingKey, remote });
    const { release } = result;
    report(result.uploaded ? `✓ signed and uploaded ${release}` : `✓ ${release} was uploaded already`);
    await verifyAndReport(context, { remote, release });
    const state = await goLive(context, plan, { remote, release });
    report(`  ${((Date.now() - started) / 1000).toFixed(1)} s in all`);
    return { ...result, state };
  },
};
