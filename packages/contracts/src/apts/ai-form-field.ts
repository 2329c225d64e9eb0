import type { AiDocumentTypeCode } from '../codes/ai-document-codes.ts';

/** One question of a form. `text` has several lines; `money` is whole won in digits. */
export type AiField = {
  name: string;
  label: string;
  kind: 'line' | 'text' | 'date' | 'money' | 'choice';
  required: boolean;
  /** Letters; the most a person may write. */
  max: number;
  /** What somebody might answer: shown in the empty field, and what a prompt is tried with. */
  example: string;
  help?: string;
  options?: readonly string[];
  /** Of a choice: what is chosen until the person chooses. */
  preset?: string;
};

/** The form of a document type: it renders the screen, checks the answers on both sides and fills the places of a prompt. */
export type AiForm = {
  type: AiDocumentTypeCode;
  description: string;
  titleExample: string;
  fields: readonly AiField[];
};
