import { DocumentType } from '@danji/contracts/codes/document-type';
import { SystemDocumentScreen } from '../legal/system-document-screen.tsx';

/** The privacy policy. */
export const PrivacyPage = () => <SystemDocumentScreen type={DocumentType.PRIVACY} />;
