import type { AiDocumentTypeCode } from '../codes/ai-document-codes.ts';

/** One question of a form. `text` has several lines; `money` is whole won in digits. */
export type AiField = {
  name: string;
  label: string;
  kind: 'line' | 'text' | 'date' | 'money' | 'choice';
  required: boolean;
  /** The maximum number of characters. */
  max: number;
  /** An example answer: shown in the empty field, and used to try a prompt. */
  example: string;
  help?: string;
  options?: readonly string[];
  /** The default of a choice. */
  preset?: string;
};

/**
 * The form of a document type: it defines the screen, validates the answers on server and client, and fills the
 * placeholders of a prompt.
 */
export type AiForm = {
  type: AiDocumentTypeCode;
  description: string;
  titleExample: string;
  fields: readonly AiField[];
};
