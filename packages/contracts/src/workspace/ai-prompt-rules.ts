import { getOwn } from '../get-own.ts';
import type { AiDocumentTypeCode } from '../codes/ai-document-codes.ts';
import { type AiAnswers, formatAnswer, getAiForm } from './ai-document-forms.ts';

/** The placeholders that every prompt may use besides the fields of its form. */
export const COMMON_PLACEHOLDERS = {
  document_type: '문서 종류',
  title: '제목',
  space_title: '워크스페이스 이름',
  building_name: '단지 이름',
  address: '주소',
  tel: '관리사무소 전화',
  today: '오늘 날짜',
} as const;
export type CommonPlaceholder = keyof typeof COMMON_PLACEHOLDERS;

export const PROMPT_LIMITS = { systemCharacters: 4000, templateCharacters: 6000, noteCharacters: 200 } as const;

/** The texts that staff write for a document type: the role of the model, and the request with `{{placeholders}}`. */
export type PromptText = { system: string; template: string };
export type Prompt = { system: string; user: string };

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const NOTHING = '(없음)';

/** Lists the names of the placeholders in a text, each once, in their order. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim())),
];

/** Lists the placeholders that a prompt of the type may use, with their labels. */
export const listAvailablePlaceholders = (type: AiDocumentTypeCode): { name: string; label: string }[] => [
  ...Object.entries(COMMON_PLACEHOLDERS).map(([name, label]) => ({ name, label })),
  ...getAiForm(type).fields.map(({ name, label }) => ({ name, label })),
];

function validatePlaceholders(type: AiDocumentTypeCode, text: string): string | undefined {
  const known = new Set(listAvailablePlaceholders(type).map(({ name }) => name));
  const unknown = listPlaceholders(text).filter((name) => !known.has(name));
  if (unknown.length > 0) return `이 문서에 없는 항목이에요: ${unknown.map((name) => `{{${name}}}`).join(', ')}`;
  return /\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, ''))
    ? '괄호가 맞지 않는 곳이 있어요. {{항목}}처럼 적어 주세요.'
    : undefined;
}

/** Validates a prompt: returns Korean sentences by field, `{}` when it may be saved. */
export function validatePrompt(
  type: AiDocumentTypeCode,
  { system, template }: PromptText,
): Partial<Record<keyof PromptText, string>> {
  const errors = { system: validatePlaceholders(type, system), template: validatePlaceholders(type, template) };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** Lists the required fields that the prompt does not use, because their answers would be lost. */
export const listUnusedFields = (type: AiDocumentTypeCode, { system, template }: PromptText): string[] => {
  const used = new Set([...listPlaceholders(system), ...listPlaceholders(template)]);
  return getAiForm(type)
    .fields.filter(({ name, required }) => required && !used.has(name))
    .map(({ label }) => label);
};

/**
 * Fills the placeholders of a prompt in one pass, so that an answer is never read as a placeholder. A placeholder without an
 * answer becomes (없음).
 */
export function fillPrompt(
  type: AiDocumentTypeCode,
  { system, template }: PromptText,
  common: Record<CommonPlaceholder, string>,
  answers: AiAnswers,
): Prompt {
  const fields = new Map(getAiForm(type).fields.map((field) => [field.name, field]));
  const valueOf = (name: string): string => {
    const field = fields.get(name);
    const answer = getOwn(answers, name)?.trim();
    if (field) return answer ? formatAnswer(field, answer) : NOTHING;
    return (Object.hasOwn(common, name) && common[name as CommonPlaceholder].trim()) || NOTHING;
  };
  const fill = (text: string) => text.replaceAll(PLACEHOLDER, (_, name: string) => valueOf(name.trim()));
  return { system: fill(system), user: fill(template) };
}
