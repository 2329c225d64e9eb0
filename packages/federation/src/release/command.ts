import { REMOTE_NAMES, type RemoteName } from '@danji/contracts/releases/remotes';
import type { Credentials } from './credentials.ts';

/** The command line is not valid: the usage is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command ran, and its result is a failure. */
export class CommandFailedError extends Error {
  override readonly name = 'CommandFailedError';
}

export type OptionValues = Record<string, string | boolean | undefined>;

/** The input of a command: the server and its secrets, the arguments and options, and the output for its progress. */
export type CommandContext = {
  credentials: Credentials;
  args: readonly string[];
  values: OptionValues;
  report: (line: string) => void;
};

export type Command = {
  /** The arguments and options after the name. */
  usage: string;
  about: string;
  options?: Record<string, { type: 'string' | 'boolean' }>;
  /** Resolves to the output of `--json`. @throws UsageError, CommandFailedError, and ReleaseApiError. */
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

export function readArgument(text: string | undefined, description: string): string {
  if (text === undefined || text === '') throw new UsageError(`Name ${description}`);
  return text;
}

export function readTextOption(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The reason why a release is taken back, which other teams read in the history. */
export function readReason(values: OptionValues): string {
  const reason = readTextOption(values, 'reason');
  if (reason === undefined) throw new UsageError('Give a reason with --reason "…": other teams read it in the history');
  return reason;
}

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 };

/** `90s`, `10m`, `1h` → ms. */
export function readDuration(text: string): number {
  const [, count = '', unit = ''] = /^(\d+(?:\.\d+)?)([smh])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (!(ms > 0)) throw new UsageError(`'${text}' is not a duration: write 90s, 10m or 1h`);
  return ms;
}

/** `1,10,50,100` → rising percentages; 100 is everybody. */
export function readSteps(text: string): number[] {
  const steps = text.split(',').map((part) => Number(part.trim()));
  const rises = steps.every((step, index) => Number.isInteger(step) && step > (steps[index - 1] ?? 0) && step <= 100);
  if (!rises)
    throw new UsageError(`'${text}' is not a list of steps: write whole percentages that rise, e.g. 1,10,50,100`);
  return steps;
}

export const toKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
