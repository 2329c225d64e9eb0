import { Type, type TUnsafe } from 'typebox';

export type CodeOption<C extends number = number> = { code: C; label: string };

/** `defineCodes({ NORMAL: [1, '정상'] })` → `{ NORMAL: 1, options, label(code), schema }`. */
export function defineCodes<const T extends Record<string, readonly [number, string]>>(
  entries: T,
): { readonly [K in keyof T]: T[K][0] } & {
  readonly options: readonly CodeOption<T[keyof T][0]>[];
  label(code: number | null | undefined): string;
  readonly schema: TUnsafe<T[keyof T][0]>;
} {
  type C = T[keyof T][0];
  const options = Object.values(entries).map(([code, label]) => ({ code: code as C, label }));
  const labels = new Map<number, string>(options.map(({ code, label }) => [code, label]));
  const codes = Object.fromEntries(Object.entries(entries).map(([key, [code]]) => [key, code]));
  return Object.assign(codes as { [K in keyof T]: T[K][0] }, {
    options,
    label: (code: number | null | undefined) => labels.get(code ?? Number.NaN) ?? '알 수 없음',
    schema: Type.Unsafe<C>({ type: 'integer', enum: options.map(({ code }) => code) }),
  });
}
