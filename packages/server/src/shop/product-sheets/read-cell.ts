import { formatNumber } from '@danji/contracts/format/number';
import { PARTICLES, withParticle } from '@danji/contracts/format/particle';
import { toText, toWhole } from '../../site/sheets/index.ts';
import { type FieldColumn, NONE } from './columns.ts';

export type Value = string | number | boolean | null;
/** The category of a name, by its number. */
export type Categories = ReadonlyMap<string, number>;
type ReadCell = { value: Value } | { reason: string };

const UNIT = /[원개일]$/;

/**
 * Reads a figure up to `max` with its unit, as people write it.
 * @returns null when there is none
 */
export function toFigure(cell: unknown, max: number): number | null {
  const value = toWhole(toText(cell).replace(UNIT, ''));
  return value !== null && value >= 0 && value <= max ? value : null;
}

function readFigure(cell: unknown, column: FieldColumn & { kind: 'figure' }): ReadCell {
  const { head, max, unit, isNullable } = column;
  if (isNullable && toText(cell) === NONE) return { value: null };
  const value = toFigure(cell, max);
  if (value !== null) return { value };
  const otherwise = isNullable ? ` 정하지 않으려면 '${NONE}'이라고 적어 주세요.` : '';
  return {
    reason: `${withParticle(head, PARTICLES.topic)} 0부터 ${formatNumber(max)}${unit}까지 숫자로 적어 주세요.${otherwise}`,
  };
}

function readChoice(cell: unknown, { head, choice: [yes, no] }: FieldColumn & { kind: 'choice' }): ReadCell {
  if (typeof cell === 'boolean') return { value: cell };
  const text = toText(cell).replaceAll(/\s/g, '');
  if (text === yes.replaceAll(/\s/g, '')) return { value: true };
  if (text === no.replaceAll(/\s/g, '')) return { value: false };
  return { reason: `${withParticle(head, PARTICLES.topic)} '${yes}', '${no}' 가운데 하나로 적어 주세요.` };
}

/** Reads a cell that is not blank as the value of its field, or says in Korean why it is none. */
export function readCell(cell: unknown, column: FieldColumn, categories: Categories): ReadCell {
  if (column.kind === 'figure') return readFigure(cell, column);
  if (column.kind === 'choice') return readChoice(cell, column);
  const text = toText(cell);
  if (column.kind === 'category') {
    const id = categories.get(text);
    return id === undefined
      ? { reason: `'${text}' 분류가 없어요. 상품 분류에 있는 이름으로 적어 주세요.` }
      : { value: id };
  }
  return [...text].length > column.max
    ? { reason: `${withParticle(column.head, PARTICLES.topic)} ${column.max}자까지 적을 수 있어요.` }
    : { value: text };
}

/** The value of a field as people read it. */
export function formatValue(value: Value, column: FieldColumn, names: ReadonlyMap<number, string>): string {
  if (value === null) return NONE;
  if (column.kind === 'figure') return `${formatNumber(Number(value))}${column.unit}`;
  if (column.kind === 'choice') return column.choice[value === true ? 0 : 1];
  return column.kind === 'category' ? (names.get(Number(value)) ?? '') : String(value);
}
