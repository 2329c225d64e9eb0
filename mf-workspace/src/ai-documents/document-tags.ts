/** The calls whose data a change of a document can affect: lists, documents, versions, limits. */
export const DOCUMENT_TAGS = ['/api/apts/ai_document'] as const;
/** The calls that a saved text affects besides the document itself, which the editor already shows. */
export const SAVED_TEXT_TAGS = ['/api/apts/ai_document_version/'] as const;
