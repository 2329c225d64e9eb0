import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { AI_DOCUMENT_FORMS, DRAFTS } from './draft-templates.ts';

/** Reads the `라벨: 값` pairs of a prompt; the lines under a label belong to it until the next one. */
function readValues(prompt: string, labels: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  let current: string | undefined;
  for (const line of prompt.split('\n')) {
    const label = labels.find((each) => line.startsWith(`${each}:`));
    if (label) values.set(label, line.slice(label.length + 1).trim());
    else if (current && line.trim() !== '') values.set(current, `${values.get(current) ?? ''}\n${line}`);
    current = label ?? (line.trim() === '' ? undefined : current);
  }
  return values;
}

const COMMON = ['문서 종류', '제목', '단지', '주소', '관리사무소 전화', '작성일'];
const BLANK = '(없음)';

/**
 * Drafts a document from a prompt, without any model: it fills the template of the document type that the prompt names
 * (or that of an announcement) with the prompt's values. The result is Markdown, as models write.
 */
export function draftDocument(prompt: string): string {
  const labels = [...COMMON, ...AI_DOCUMENT_FORMS.flatMap(({ fields }) => fields.map(({ label }) => label))];
  const values = readValues(prompt, labels);
  const named = values.get('문서 종류') ?? '';
  const type = AiDocumentType.options.find(({ label }) => named.includes(label))?.code ?? AiDocumentType.NOTICE;
  const of = (label: string, otherwise = '(   )'): string => {
    const value = values.get(label)?.trim();
    return !value || value === BLANK ? otherwise : value;
  };
  return `${DRAFTS[type](of).trim()}\n`;
}
