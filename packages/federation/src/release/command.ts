import { REMOTE_NAMES, type RemoteName } from '@danji/contracts/releases/release';
import type { Credentials } from './credentials.ts';

/** What was typed is no command: the usage is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command did its work, and what it found is not good. */
export class CommandFailedError extends Error {
  override readonly name = 'CommandFailedError';
}

export type OptionValues = Record<string, string | boolean | undefined>;

/** What a command gets: who it speaks to, what was typed after its name, and where it tells how far it is. */
export type CommandContext = { credentials: Credentials; args: readonly string[]; values: OptionValues; report: (line: string) => void };

export type Command = {
  /** What follows the name. */
  usage: string;
  about: string;
  options?: Record<string, { type: 'string' | 'boolean' }>;
  /** What `--json` prints. @throws UsageError, CommandFailedError, and what the server refuses with. */
  run(context: CommandContext): Promise<object>;
};

const isRemote = (name: string): name is RemoteName => (REMOTE_NAMES as readonly string[]).includes(name);

/** `mf-shop` or `shop` → `shop`. */
export function readRemote(text: string | undefined): RemoteName {
  const name = text?.replace(/^mf-/, '').replace(/\/$/, '') ?? '';
  if (!isRemote(name))
    throw new UsageError(
      text === undefined
        ? 'Name the remote, e.g. mf-workspace'
        : `There is no remote '${text}'; the platform knows ${REMOTE_NAMES.map((known) => `mf-${known}`).join(', ')}`,
    );
  return name;
}

export function readArgument(text: string | undefined, what: string): string {
  if (text === undefined || text === '') throw new UsageError(`Name ${what}`);
  return text;
}

export function readTextOption(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Why something is taken away: the others read it in the history. */
export function readReason(values: OptionValues): string {
  const reason = readTextOption(values, 'reason');
  if (reason === undefined) throw new UsageError('Say why with --reason "…": the others read it in the history');
  return reason;
}

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 };

/** `90s`, `10m`, `1h` → ms. */
export function readDuration(text: string): number {
  const [, count = '', unit = ''] = /^(\d+(?:\.\d+)?)([smh])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (!(ms > 0)) throw new UsageError(`'${text}' is no time: write 90s, 10m or 1h`);
  return ms;
}

/** `1,10,50,100` → rising percentages that end with everybody. */
export function readSteps(text: string): number[] {
  const steps = text.split(',').map((part) => Number(part.trim()));
  const rises = steps.every((step, index) => Number.isInteger(step) && step > (steps[index - 1] ?? 0) && step <= 100);
  if (!rises) throw new UsageError(`'${text}' is no way up: write whole percentages that rise, e.g. 1,10,50,100`);
  return steps;
}

export const toKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
