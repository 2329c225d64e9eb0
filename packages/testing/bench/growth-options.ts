import type { Measure } from './growth-side.ts';

/** The value of an option of the command, `--name=value`. */
export const readOption = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

/** The ids of calls that the command names. */
export const readIds = () => process.argv.slice(2).filter((name) => name.includes('.') && !name.startsWith('--'));

/** Reads the measures that the command asks for; several are taken of the same rows, which take longer to fill in. */
export function readMeasures(): readonly Measure[] {
  const named = { '--blocks': 'blocks', '--processor-time': 'processor' } as const;
  const measures = Object.entries(named).flatMap(([name, by]) => (process.argv.includes(name) ? [by] : []));
  return measures.length === 0 ? ['elapsed'] : measures;
}
