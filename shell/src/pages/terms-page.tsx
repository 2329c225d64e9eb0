import { LegalDocument } from '../legal/document.tsx';
import { TERMS, TERMS_EFFECTIVE } from '../legal/terms.ts';
import { Page } from '../shared/page.tsx';

/** What everybody agrees to. */
export const TermsPage = () => <Page title="이용약관" width="prose"><LegalDocument articles={TERMS} effective={TERMS_EFFECTIVE} /></Page>;
