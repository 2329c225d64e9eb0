import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { publicRecords } from '../../platform/features/public-records.ts';
import { fileUses } from '../../site/files/index.ts';
import { COMPANY_ITEM_FILE_USE } from './company-item-files.ts';
import { publicCompanies } from './company-item-list.repository.ts';
import { registerCompanyItemCountRoutes } from './company-item-count.routes.ts';
import { registerCompanyItemRoutes } from './company-item.routes.ts';
import { seedDemoCompanyItems } from './demo-company-items.ts';
import { companyItemPersonalData } from './personal-data.ts';

/** Company items of vendors: their review, the list of companies, short links (SPEC §3, FACTS §10.4). */
export const companyItems = defineFeature({
  name: 'company_items',
  routes: [registerCompanyItemRoutes, registerCompanyItemCountRoutes],
  personalData: companyItemPersonalData,
  demo: { name: 'company_items', order: 35, seed: seedDemoCompanyItems },
  contributions: [
    contribute(fileUses, COMPANY_ITEM_FILE_USE, 'public'),
    contribute(publicRecords, 'companies', publicCompanies),
  ],
});
