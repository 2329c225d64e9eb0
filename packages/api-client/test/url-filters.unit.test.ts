import { expect, test } from '@jest/globals';
import { readFilters } from '../src/url-filters.ts';

const read = (query: string) =>
  readFilters(new URLSearchParams(query), { search: 'text', status: 'number', is_read: 'boolean' });

test('reads filters of the address by their kind', () => {
  expect(read('search=한빛&status=-1&is_read=false&page=3')).toEqual({ search: '한빛', status: -1, is_read: false });
});

test('leaves out what is empty or cannot be read', () => {
  expect(read('search=&status=many&is_read=perhaps')).toEqual({});
});
