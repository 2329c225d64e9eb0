/** The calls that a change of a prompt invalidates. */
export const PROMPT_TAGS = ['/api/apts/ai_document_prompt/'] as const;
