import { DocumentType } from '@danji/contracts/codes/document-type';
import type { Contributions } from '@danji/contracts/releases/contributions';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { getSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { webPaths } from '@danji/contracts/web-paths';

const documentPreview = (document_type: (typeof DocumentType)['TERMS' | 'PRIVACY']) =>
  linkPreviewOf(getSystemDocument, { query: { document_type }, title: 'title', article: 'content' });

/** What the shell declares as remotes do. */
export const contributions: Contributions = {
  previews: {
    [webPaths.terms]: documentPreview(DocumentType.TERMS),
    [webPaths.privacy]: documentPreview(DocumentType.PRIVACY),
  },
};
