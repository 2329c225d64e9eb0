import { DocumentType } from '@danji/contracts/codes/document-type';
import { SystemDocumentScreen } from '../legal/system-document-screen.tsx';

/** The terms of service. */
export const TermsPage = () => <SystemDocumentScreen type={DocumentType.TERMS} />;
