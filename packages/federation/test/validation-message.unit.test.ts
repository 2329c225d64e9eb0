import { describe, expect, test } from '@jest/globals';
import { toFieldMessages, type ValidationError } from '@danji/contracts/validation-message';

const toMessage = (label: string, error: Partial<ValidationError>) =>
  toFieldMessages([{ keyword: 'type', instancePath: '/field', params: {}, ...error }], () => label)[0]?.message;

describe('the message of a field', () => {
  test.each([
    ['이름', { keyword: 'minLength', params: { limit: 2 } }, '이름은 2자 이상 입력해 주세요.'],
    ['주소', { keyword: 'maxLength', params: { limit: 1000 } }, '주소는 1,000자까지 입력할 수 있어요.'],
    ['주소(도로명)', { keyword: 'minLength', params: { limit: 1 } }, '주소(도로명)을 입력해 주세요.'],
    ['비밀번호', { keyword: 'pattern', params: {} }, '비밀번호 형식을 확인해 주세요.'],
    ['내용', { keyword: 'pattern', params: { pattern: '\\S' } }, '내용을 입력해 주세요.'],
    ['수량', { keyword: 'minimum', params: { limit: 1 } }, '수량은 1 이상이어야 해요.'],
    ['가격', { keyword: 'maximum', params: { limit: 9 } }, '가격은 9 이하여야 해요.'],
    ['파일', { keyword: 'maxItems', params: { limit: 10 } }, '파일은 10개까지 넣을 수 있어요.'],
    ['파일', { keyword: 'minItems', params: { limit: 1 } }, '파일을 1개 이상 넣어 주세요.'],
    ['나이', { params: { type: 'integer' } }, '나이는 정수로 입력해 주세요.'],
    ['나이', { params: { type: ['integer', 'null'] } }, '나이는 정수로 입력해 주세요.'],
    ['URL', { params: { type: 'string' } }, 'URL은 글자로 입력해 주세요.'],
    ['지역', { keyword: 'uniqueItems' }, '지역이 올바르지 않아요.'],
  ])('%s %j', (label, error, sentence) => {
    expect(toMessage(label, error)).toBe(sentence);
  });

  test('reports the error inside a value rather than that no alternative matches', () => {
    const errors: ValidationError[] = [
      { keyword: 'maxLength', instancePath: '/brand/name', params: { limit: 3 } },
      { keyword: 'type', instancePath: '/brand', params: { type: 'null' } },
      { keyword: 'anyOf', instancePath: '/brand', params: {} },
    ];
    expect(toFieldMessages(errors, (path) => ({ 'brand.name': '상호' })[path])).toEqual([
      { path: 'brand.name', message: '상호는 3자까지 입력할 수 있어요.' },
    ]);
  });

  test('looks up the label of a list item by `*`', () => {
    const paths: string[] = [];
    toFieldMessages(
      [{ keyword: 'required', instancePath: '/0/rows/12', params: { missingProperty: 'name' } }],
      (path) => {
        paths.push(path);
        return undefined;
      },
    );
    expect(paths).toEqual(['*.rows.*.name']);
  });
});
