/** What a change of a prompt touches. */
export const PROMPT_READS = ['/api/apts/ai_document_prompt/'] as const;
