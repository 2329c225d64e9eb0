import { DocumentType } from '@danji/contracts/codes/document-type';
import { SystemDocumentScreen } from '../legal/system-document-screen.tsx';

/** What everybody agrees to. */
export const TermsPage = () => <SystemDocumentScreen type={DocumentType.TERMS} />;
