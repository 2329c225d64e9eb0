import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  validateAnswers,
  formatAnswer,
  getAiForm,
  toExampleAnswers,
  toInitialAnswers,
  toStoredAnswers,
} from '../../src/workspace/ai-document-forms.ts';
import { toDefaultPrompt } from '../../src/workspace/ai-prompt-defaults.ts';
import {
  type CommonPlaceholder,
  COMMON_PLACEHOLDERS,
  fillPrompt,
  validatePrompt,
  listPlaceholders,
  listUnusedFields,
} from '../../src/workspace/ai-prompt-rules.ts';
import { toWeekStart } from '../../src/workspace/ai-week.ts';
import { AiDocumentType } from '../../src/codes/ai-document-codes.ts';

const TYPES = AiDocumentType.options.map(({ code }) => code);
const { NOTICE, BID } = AiDocumentType;
const common = Object.fromEntries(Object.keys(COMMON_PLACEHOLDERS).map((name) => [name, name])) as Record<
  CommonPlaceholder,
  string
>;

describe.each(TYPES)('document type %i', (type) => {
  test('has a form with valid examples, and a prompt that uses every required field', () => {
    expect(validateAnswers(type, toExampleAnswers(type))).toEqual({});
    expect(validatePrompt(type, toDefaultPrompt(type))).toEqual({});
    expect(listUnusedFields(type, toDefaultPrompt(type))).toEqual([]);
    expect(new Set(getAiForm(type).fields.map(({ name }) => name)).size).toBe(getAiForm(type).fields.length);
    expect(getAiForm(type).fields.filter(({ name }) => name in COMMON_PLACEHOLDERS)).toEqual([]);
  });

  test('has valid initial answers', () => {
    const first = toInitialAnswers(type);
    expect(validateAnswers(type, { ...toExampleAnswers(type), ...first })).toEqual({});
    expect(first).toEqual(
      Object.fromEntries(
        getAiForm(type)
          .fields.filter(({ name }) => name === 'tone')
          .map(({ name }) => [name, '정중하게']),
      ),
    );
  });

  test('leaves no placeholder unfilled', () => {
    const { system, user } = fillPrompt(type, toDefaultPrompt(type), common, {});
    expect(`${system}${user}`).not.toMatch(/\{\{|\}\}/);
    expect(user).toContain('(없음)');
  });
});

describe('answers', () => {
  const good = toExampleAnswers(BID);
  test.each([
    ['a missing required one', { business: ' ' }, { business: '사업명을 입력해 주세요.' }],
    ['a missing choice', { method: '' }, { method: '낙찰 방법을 골라 주세요.' }],
    ['a day that does not exist', { deadline: '2026-02-30' }, { deadline: '달력에 있는 날짜를 골라 주세요.' }],
    ['money that is no number', { price: '4천만원' }, { price: '금액은 1조 원까지 숫자로 입력해 주세요.' }],
    ['a choice nobody offers', { method: '제비뽑기' }, { method: '보기 가운데에서 골라 주세요.' }],
    ['too long a text', { business: '가'.repeat(101) }, { business: '100자까지 입력할 수 있어요.' }],
    ['lines in a line', { business: '가\n나' }, { business: '한 줄로 입력해 주세요.' }],
    ['a field of another form', { tone: '정중하게' }, { tone: '받지 않는 항목이에요.' }],
  ])('refuse %s', (_name, change, faults) => {
    expect(validateAnswers(BID, { ...good, ...change })).toEqual(faults);
  });

  test('are stored without empty ones', () => {
    expect(toStoredAnswers(BID, { business: ' 소독 ', price: '', other: 'x' })).toEqual({ business: '소독' });
  });

  test('are read as Koreans write them', () => {
    const [money, day] = ['price', 'deadline'].map((name) =>
      getAiForm(BID).fields.find((field) => field.name === name),
    );
    expect(money && formatAnswer(money, '48000000')).toBe('48,000,000원');
    expect(day && formatAnswer(day, '2026-12-18')).toBe('2026. 12. 18.');
  });
});

describe('prompts', () => {
  test('report placeholders that the form does not have', () => {
    expect(validatePrompt(NOTICE, { system: '{{title}}', template: '{{summary}} {{price}} {{ other }}' })).toEqual({
      template: '이 문서에 없는 항목이에요: {{price}}, {{other}}',
    });
    expect(validatePrompt(NOTICE, { system: '{{title', template: '{{summary}}' })).toEqual({
      system: '괄호가 맞지 않는 곳이 있어요. {{항목}}처럼 적어 주세요.',
    });
    expect(listPlaceholders('{{ a }}{{b}}{{a}}')).toEqual(['a', 'b']);
  });

  test('an answer is never read as a placeholder', () => {
    fc.assert(
      fc.property(fc.constantFrom('{{title}}', '{{system}}', '$&', '$1', '{{summary}}'), (summary) => {
        expect(fillPrompt(NOTICE, { system: 's', template: '[{{summary}}]' }, common, { summary }).user).toBe(
          `[${summary}]`,
        );
      }),
    );
  });

  test('a member of Object.prototype is not a placeholder', () => {
    expect(validatePrompt(NOTICE, { system: 's', template: '{{constructor}}' })).toHaveProperty('template');
  });
});

test('weeks begin on Monday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29', '2027-01-01', '2028-02-29'].map(toWeekStart)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
    '2026-12-28',
    '2028-02-28',
  ]);
});
