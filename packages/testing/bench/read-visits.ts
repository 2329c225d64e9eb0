import { parseArgs } from 'node:util';
import { VISITS } from '../e2e/visits.ts';

/**
 * All screens, or a selection: `npm run bench -- vitals --who=manager --path=/workspace/1` selects the screens of one
 * account whose paths begin with the given one.
 */
export function readVisits(): typeof VISITS {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: process.argv.slice(2), strict: false, options: { who: text, path: text } });
  return VISITS.map(({ who, paths }) => ({
    who,
    paths: paths.filter((path) => path.startsWith(String(values.path ?? ''))),
  })).filter(({ who, paths }) => (values.who ?? who) === who && paths.length > 0);
}
