/** Everything a change of a document may touch on screen: lists, documents, versions, limits. */
export const DOCUMENT_READS = ['/api/apts/ai_document'] as const;
/** What a saved text touches besides the document itself, which the editor already shows. */
export const SAVED_READS = ['/api/apts/ai_document_version/'] as const;
