import { Type } from 'typebox';
import { SHOP_LIMITS } from './shop-limits.ts';
import { toOptionKey } from './product-rules.ts';

const ID = String.raw`[1-9]\d{0,14}`;
const CHOICE = `${ID}:${ID}(-${ID})*`;

/**
 * The options that come instead in an exchange, by the ids of the lines of the order, as text as in `chosenLines`:
 * `12:5-7,13:6`.
 */
export const exchangeChoices = Type.Unsafe<string>({
  type: 'string',
  pattern: `^${CHOICE}(,${CHOICE})*$`,
  minLength: 3,
  maxLength: SHOP_LIMITS.chosenLines,
  label: '바꿀 옵션',
});

/** Writes options by the ids of lines as `exchangeChoices` has them; `undefined` where none are named. */
export function writeChoices(choices: ReadonlyMap<number, readonly number[]>): string | undefined {
  const parts = [...choices].flatMap(([id, options]) => (options.length > 0 ? [`${id}:${toOptionKey(options)}`] : []));
  return parts.length > 0 ? parts.join(',') : undefined;
}

/** Reads what `writeChoices` wrote. */
export const readChoices = (text: string): ReadonlyMap<number, readonly number[]> =>
  new Map(
    text.split(',').map((part) => {
      const [id = '', options = ''] = part.split(':');
      return [Number(id), options.split('-').map(Number)];
    }),
  );
