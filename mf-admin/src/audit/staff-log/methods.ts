import type { Tone } from '@danji/ui';

type Method = { value: 'POST' | 'PUT' | 'DELETE'; label: string; tone: Tone };
export const METHODS: readonly Method[] = [
  { value: 'POST', label: '등록·실행', tone: 'brand' },
  { value: 'PUT', label: '변경', tone: 'warning' },
  { value: 'DELETE', label: '삭제·되살리기', tone: 'danger' },
];

export const findMethod = (method: string): Method | undefined => METHODS.find(({ value }) => value === method);
