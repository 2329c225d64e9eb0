import { defineEndpoint } from '../define-endpoint.ts';
import { vendorOverview } from './vendor-overview.ts';

export const getVendorOverview = defineEndpoint({
  id: 'users.get_vendor_overview',
  title: '내 업체 한눈에 보기',
  method: 'GET',
  path: '/api/users/vendor_overview/',
  audience: ['brand'],
  reads: ['account', 'advertisement', 'company_item', 'compliance_document', 'evaluation'],
  origin: 'extension',
  summary:
    'What the calling brand has with us: company items, evaluations, advertisements and documents, those that need it first.',
  response: vendorOverview,
});
