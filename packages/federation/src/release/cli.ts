import { getOwn } from '@danji/contracts/get-own';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findCredentials, repositoryDir } from './credentials.ts';
import {
  canaryCommand,
  pinCommand,
  promoteCommand,
  revokeCommand,
  rollbackCommand,
  unpinCommand,
} from './command-channel.ts';
import { keyCommand } from './command-key.ts';
import { listCommand, statusCommand } from './command-status.ts';
import { overrideCommand } from './command-override.ts';
import { publishCommand } from './command-publish.ts';
import { verifyCommand } from './command-verify.ts';
import { UsageError, type Command, type OptionValues } from './command.ts';

const COMMANDS: Record<string, Command> = {
  publish: publishCommand,
  verify: verifyCommand,
  promote: promoteCommand,
  canary: canaryCommand,
  rollback: rollbackCommand,
  revoke: revokeCommand,
  pin: pinCommand,
  unpin: unpinCommand,
  list: listCommand,
  status: statusCommand,
  override: overrideCommand,
  key: keyCommand,
};

const COMMON = { url: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

const EXIT = { done: 0, failed: 1, wrongUsage: 2 } as const;

const usageOf = (name: string, { usage, about }: Command): string =>
  `${`  npm run release -- ${name} ${usage}`.trimEnd()}\n      ${about}`;

const USAGE = `Releases of remotes.

${Object.entries(COMMANDS)
  .map(([name, command]) => usageOf(name, command))
  .join('\n')}

  --url <origin>   the server; default http://localhost:3000
  --json           the result as JSON on standard output, progress on standard error
Secrets: RELEASE_TOKEN (or DANJI_TOKEN, the access token of an ADMIN account) and, to publish, RELEASE_SIGNING_KEY.
For a server on this machine they are read from its data folder. Exit codes: 0 done, 1 failed, 2 wrong usage.`;

function parse(command: Command, args: readonly string[]): { positionals: string[]; values: OptionValues } {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { ...COMMON, ...command.options } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The output of the tool. With `--json` standard output has only the result. */
export type Output = { out: (line: string) => void; err: (line: string) => void };

/** Runs one command line; resolves to the exit code. */
export async function runCli(
  line: readonly string[],
  { out, err }: Output = { out: console.log, err: console.error },
): Promise<number> {
  const [name = '', ...rest] = line;
  const command = getOwn(COMMANDS, name);
  if (!command) {
    const isHelp = name === '' || name === '--help' || name === '-h' || name === 'help';
    (isHelp ? out : err)(isHelp ? USAGE : `There is no command '${name}'.\n\n${USAGE}`);
    return isHelp ? EXIT.done : EXIT.wrongUsage;
  }
  try {
    const { positionals, values } = parse(command, rest);
    if (values['help'] === true) {
      out(usageOf(name, command));
      return EXIT.done;
    }
    const isJson = values['json'] === true;
    const url = values['url'];
    const credentials = findCredentials(typeof url === 'string' ? url : undefined);
    const result = await command.run({ credentials, args: positionals, values, report: isJson ? err : out });
    if (isJson) out(JSON.stringify(result, null, 2));
    return EXIT.done;
  } catch (error) {
    err(error instanceof Error ? `✗ ${error.message}` : String(error));
    if (!(error instanceof UsageError)) return EXIT.failed;
    err(usageOf(name, command));
    return EXIT.wrongUsage;
  }
}

if (import.meta.main) {
  const file = join(repositoryDir, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  process.exitCode = await runCli(process.argv.slice(2));
}
