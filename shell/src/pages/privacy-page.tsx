import { DocumentType } from '@danji/contracts/codes/document-type';
import { SystemDocumentScreen } from '../legal/system-document-screen.tsx';

/** What is kept about people, why, and for how long. */
export const PrivacyPage = () => <SystemDocumentScreen type={DocumentType.PRIVACY} />;
