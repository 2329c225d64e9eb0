import type { RemoteName } from '@danji/contracts/releases/remotes';
import { publicKeyOf, parsePublicKey } from '@danji/contracts/releases/signing';
import type { Credentials } from './credentials.ts';
import { CommandFailedError, readRemote, type Command, type CommandContext } from './command.ts';
import { findNewestRelease } from './find-release.ts';
import type { CheckResult } from './verify/check-result.ts';
import { verifyRelease } from './verify/verify.ts';

const SYMBOLS: Record<CheckResult['state'], string> = { passed: '✓', failed: '✗', skipped: '–' };

/** Reads the keys in RELEASE_PUBLIC_KEYS, or the public half of the key with which this pipeline signs. */
function readKeys({ signingKey }: Credentials) {
  const configuredKeys = process.env['RELEASE_PUBLIC_KEYS']?.split(',').filter((text) => text.trim() !== '') ?? [];
  return configuredKeys.length > 0 ? configuredKeys.map(parsePublicKey) : [publicKeyOf(signingKey())];
}

/** Verifies a release and reports each check. @throws CommandFailedError when one fails. */
export async function verifyAndReport(
  { credentials, values, report }: Pick<CommandContext, 'credentials' | 'values' | 'report'>,
  { remote, release }: { remote: RemoteName; release: string },
): Promise<CheckResult[]> {
  const checks = await verifyRelease(credentials, {
    remote,
    release,
    keys: readKeys(credentials),
    smoke: values['no-smoke'] !== true,
    report: ({ name, state, detail }) => {
      report(`  ${SYMBOLS[state]} ${name}: ${detail}`);
    },
  });
  const failed = checks.filter(({ state }) => state === 'failed');
  if (failed.length > 0)
    throw new CommandFailedError(`${remote} ${release} may not go live: ${failed.map(({ name }) => name).join(', ')}`);
  return checks;
}

export const verifyCommand: Command = {
  usage: '<remote> [release] [--no-smoke]',
  about:
    'Checks an uploaded release through the public address, with the current shell and the previous one. Without a release: the newest.',
  options: { 'no-smoke': { type: 'boolean' } },
  async run(context) {
    const remote = readRemote(context.args[0]);
    const release = context.args[1] ?? (await findNewestRelease(context.credentials, remote));
    context.report(`${remote} ${release}`);
    const checks = await verifyAndReport(context, { remote, release });
    return { remote, release, checks };
  },
};
