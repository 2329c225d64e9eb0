import { paragraph } from './editing.ts';

export const GRID = 'a b c\nd e f';
export const cell = (text: string, more: object = {}) => ({ type: 'table-cell', ...more, children: [paragraph(text)] });
