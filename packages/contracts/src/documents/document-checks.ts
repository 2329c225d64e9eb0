/** An error and its path: list positions and field names joined by dots (`children.3.url`). */
export type DocumentError = { path: string; message: string };
/** Checks one value and adds its errors to the list. */
export type Check = (value: unknown, path: string, errors: DocumentError[]) => void;

/** The maximum number of errors; more would not help the author, and a hostile document would produce a long list. */
const MAX_ERRORS = 20;

const join = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Accepts values for which `test` holds; others get `message`. */
export const passing =
  (test: (value: unknown) => boolean, message: string): Check =>
  (value, path, errors) => {
    if (!test(value)) errors.push({ path, message });
  };

/** Accepts one of a fixed list of values. */
export const oneOfValues = (...values: readonly unknown[]): Check =>
  passing((value) => values.includes(value), '정해진 값이 아니에요.');

/** Accepts an integer between two bounds, both included. */
export const wholeNumber = (min: number, max: number): Check =>
  passing(
    (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    `${min}부터 ${max.toLocaleString('ko-KR')}까지의 정수여야 해요.`,
  );

/** Accepts a text of at most `max` characters that matches the pattern. */
export const matchingText =
  (max: number, pattern: RegExp, message: string): Check =>
  (value, path, errors) => {
    if (typeof value !== 'string') errors.push({ path, message: '글자여야 해요.' });
    else if (value.length > max) errors.push({ path, message: `${max.toLocaleString('ko-KR')}자를 넘어요.` });
    else if (!pattern.test(value)) errors.push({ path, message });
  };

/** Accepts a list of 1 to `max` entries, each of which is checked. */
export const listOf =
  (check: Check, max: number): Check =>
  (value, path, errors) => {
    if (!Array.isArray(value) || value.length === 0)
      return void errors.push({ path, message: '하나 이상 있어야 해요.' });
    if (value.length > max) return void errors.push({ path, message: `${max.toLocaleString('ko-KR')}개를 넘어요.` });
    for (const [index, entry] of value.entries()) {
      if (errors.length >= MAX_ERRORS) return;
      check(entry, join(path, index), errors);
    }
  };

/** Accepts a list of at most `checks.length` entries, each with its own check; the first is required. */
export const sequence =
  (...checks: readonly Check[]): Check =>
  (value, path, errors) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > checks.length)
      return void errors.push({ path, message: '안에 든 것의 수가 맞지 않아요.' });
    for (const [index, check] of checks.slice(0, value.length).entries())
      check(value[index], join(path, index), errors);
  };

/** Accepts an object with these fields and no others. */
export const shape =
  (required: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value, path, errors) => {
    if (!isRecord(value)) return void errors.push({ path, message: '항목을 갖춘 값이어야 해요.' });
    const fields = { ...required, ...optional };
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key)) errors.push({ path: join(path, key), message: '받지 않는 항목이에요.' });
    for (const [key, check] of Object.entries(fields)) {
      if (Object.hasOwn(value, key)) check(value[key], join(path, key), errors);
      else if (Object.hasOwn(required, key)) errors.push({ path: join(path, key), message: '빠졌어요.' });
    }
  };

/** Accepts an object whose `type` selects the check; `untyped` is for objects without a type. */
export const byType =
  (kinds: Record<string, Check>, untyped?: Check): Check =>
  (value, path, errors) => {
    if (!isRecord(value)) return void errors.push({ path, message: '항목을 갖춘 값이어야 해요.' });
    const { type } = value;
    const check = type === undefined ? untyped : Object.entries(kinds).find(([name]) => name === type)?.[1];
    if (check) check(value, path, errors);
    else errors.push({ path: join(path, 'type'), message: '여기에 넣을 수 없는 종류예요.' });
  };
