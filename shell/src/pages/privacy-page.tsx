import { LegalDocument } from '../legal/document.tsx';
import { PRIVACY, PRIVACY_EFFECTIVE } from '../legal/privacy.ts';
import { Page } from '../shared/page.tsx';

/** What is kept about people, why, and for how long. */
export const PrivacyPage = () => <Page title="개인정보처리방침" width="prose"><LegalDocument articles={PRIVACY} effective={PRIVACY_EFFECTIVE} /></Page>;
