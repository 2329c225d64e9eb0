import { DocumentType } from '@danji/contracts/codes/document-type';
import { listSystemDocumentVersions } from '@danji/contracts/site/system-document.endpoints';
import { call } from '@danji/testing/call';

export const { TERMS, PRIVACY } = DocumentType;

export const listVersions = async (document_type: 1 | 2) =>
  (await call(listSystemDocumentVersions, { query: { document_type } })).data.results.map(({ version, state }) => [
    version,
    state,
  ]);
