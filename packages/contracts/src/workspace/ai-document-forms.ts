import type { AiDocumentTypeCode } from '../codes/ai-document-codes.ts';
import { formatDate } from '../format/date.ts';
import { PARTICLES, withParticle } from '../format/particle.ts';
import { isCalendarDay } from '../rules/calendar-day.ts';
import { countCharacters } from '../validation-message.ts';
import { AI_DOCUMENT_FORMS } from './ai-document-form-list.ts';
import type { AiField, AiForm } from './ai-form-field.ts';

/** The answers by name of the field; an empty field is absent or `''`. */
export type AiAnswers = Record<string, string>;

export const AI_ANSWER_LIMITS = { titleCharacters: 100, answerCharacters: 3000, fields: 20 } as const;

export function getAiForm(type: AiDocumentTypeCode): AiForm {
  const form = AI_DOCUMENT_FORMS.find((each) => each.type === type);
  if (!form) throw new RangeError(`There is no form of the document type ${type}.`);
  return form;
}

const MAX_WON = 1_000_000_000_000;
const asObject = (label: string): string => withParticle(label, PARTICLES.object);

function validateAnswer({ label, kind, required, max, options = [] }: AiField, answer: string): string | undefined {
  if (answer.trim() === '')
    return required
      ? `${asObject(label)} ${kind === 'date' || kind === 'choice' ? '골라' : '입력해'} 주세요.`
      : undefined;
  if (countCharacters(answer) > max) return `${max.toLocaleString('ko-KR')}자까지 입력할 수 있어요.`;
  if (kind === 'date' && !isCalendarDay(answer)) return '달력에 있는 날짜를 골라 주세요.';
  if (kind === 'money' && (!/^\d{1,13}$/.test(answer) || Number(answer) > MAX_WON))
    return '금액은 1조 원까지 숫자로 입력해 주세요.';
  if (kind === 'choice' && !options.includes(answer)) return '보기 가운데에서 골라 주세요.';
  if (kind === 'line' && answer.includes('\n')) return '한 줄로 입력해 주세요.';
  return undefined;
}

/** Validates the answers: returns a Korean sentence by name of the field, `{}` when a document can be generated from them. */
export function validateAnswers(type: AiDocumentTypeCode, answers: AiAnswers): Record<string, string> {
  const { fields } = getAiForm(type);
  const unknown = Object.keys(answers).filter((name) => !fields.some((field) => field.name === name));
  const errors = fields.map((field): [string, string | undefined] => [
    field.name,
    validateAnswer(field, answers[field.name] ?? ''),
  ]);
  return Object.fromEntries([
    ...errors.filter((error): error is [string, string] => error[1] !== undefined),
    ...unknown.map((name) => [name, '받지 않는 항목이에요.'] as const),
  ]);
}

/** Returns the answers to be stored: non-empty values of known fields, trimmed. */
export function toStoredAnswers(type: AiDocumentTypeCode, answers: AiAnswers): AiAnswers {
  const stored = getAiForm(type).fields.map(({ name }) => [name, (answers[name] ?? '').trim()] as const);
  return Object.fromEntries(stored.filter(([, answer]) => answer !== ''));
}

/** Formats an answer for reading: `2026. 12. 2.`, `1,200,000원`. */
export function formatAnswer({ kind }: AiField, answer: string): string {
  if (kind === 'date') return formatDate(answer);
  return kind === 'money' ? `${Number(answer).toLocaleString('ko-KR')}원` : answer;
}

/** Returns the initial answers of an empty form. */
export const toInitialAnswers = (type: AiDocumentTypeCode): AiAnswers =>
  Object.fromEntries(
    getAiForm(type).fields.flatMap(({ name, preset }) => (preset === undefined ? [] : [[name, preset]])),
  );

/** Returns the example of every field as its answer. */
export const toExampleAnswers = (type: AiDocumentTypeCode): AiAnswers =>
  Object.fromEntries(getAiForm(type).fields.map(({ name, example }) => [name, example]));
