import { ENDPOINTS } from '@danji/contracts/endpoints';

const CALLS = ENDPOINTS.filter(({ isReadOnly }) => !isReadOnly).map(({ method, path, title }) => {
  /** Matches the paths of the call, in JavaScript and in PostgreSQL. */
  const pattern = `^${path.replace(/\{\w+\}/g, '[^/]+')}$`;
  return { method, title, pattern, expression: new RegExp(pattern) };
});
type LoggedCall = { method: string; path: string };

/** Returns the title of a logged call; its path when no such call exists any more. */
export const toCallTitle = ({ method, path }: LoggedCall): string =>
  CALLS.find((call) => call.method === method && call.expression.test(path))?.title ?? path;

/** Finds the calls with `text` in their title: their method, and a regular expression of their paths. */
export const findCallsByTitle = (text: string): { method: string; pattern: string }[] =>
  CALLS.filter(({ title }) => title.includes(text));
