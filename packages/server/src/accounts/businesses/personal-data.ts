import { releaseFile } from '../../site/files/index.ts';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { deleteChecks } from './business-check.repository.ts';
import { EMPTY_BRAND, findLicence, updateBrand } from './brand.repository.ts';

const BLANK_BRAND = {
  ...EMPTY_BRAND,
  approved_detail: null,
  updated_government: null,
  updated_financial: null,
  updated_contract: null,
  updated_api_con: null,
};

/** The business of a brand and its licence. */
export const businessPersonalData: PersonalDataContributor = {
  erased: [
    'brand_account.name',
    'brand_account.business_no',
    'brand_account.corporation_no',
    'brand_account.company_manager_name',
    'brand_account.address_code',
    'brand_account.address1',
    'brand_account.address2',
    'brand_account.tel',
    'brand_account.business_image_id',
    'brand_account.reject_reason',
    'brand_account.approved_detail',
    'brand_account.date',
    'business_check.business_no',
  ],
  async erase(db, { id }, now) {
    const licence = await findLicence(db, id);
    if (licence !== null) await releaseFile(db, licence, now);
    await deleteChecks(db, id);
    await updateBrand(db, id, BLANK_BRAND);
  },
};
