import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { findBundler } from '../build/find-bundler.ts';
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

/** Builds a remote once for all environments: the build has no access to an address or secret of one of them. */
async function build(remote: RemoteName, report: (line: string) => void): Promise<string> {
  const dir = join(repositoryDir, `mf-${remote}`);
  if (findBundler(dir) === undefined)
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
  if (code !== 0) throw new CommandFailedError(`mf-${remote} does not build; see the output above`);
  report(`✓ built mf-${remote} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return join(dir, 'dist');
}

/** The visitors that get a release once it is verified. */
type RolloutPlan = { to: 'none' | 'all' | 'gradual'; steps: number[]; everyMs: number };

/** Reads the plan before anything else happens, so that a wrong option fails at once. */
function readPlan(values: OptionValues): RolloutPlan {
  const steps = readTextOption(values, 'canary');
  const isUploadOnly = values['no-promote'] === true;
  if (isUploadOnly && steps !== undefined) throw new UsageError('--no-promote and --canary contradict each other');
  return {
    to: isUploadOnly ? 'none' : steps === undefined ? 'all' : 'gradual',
    steps: readSteps(steps ?? '100'),
    everyMs: readDuration(readTextOption(values, 'every') ?? '10m'),
  };
}

/** Releases a verified release according to the plan. Resolves to its state. */
async function goLive(
  { credentials, values, report }: CommandContext,
  { to, steps, everyMs }: RolloutPlan,
  { remote, release }: { remote: RemoteName; release: string },
): Promise<string> {
  const reason = readTextOption(values, 'reason');
  if (to === 'none') {
    report(`– not promoted: npm run release -- promote mf-${remote} ${release}`);
    return 'uploaded';
  }
  if (to === 'gradual') {
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
    'Builds a remote (or takes --dist), signs and uploads it, verifies it through the public address, and shows it to everybody or to a growing share of the visitors.',
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
    // Read before the build, so that a missing secret fails at once.
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
