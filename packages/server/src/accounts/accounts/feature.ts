import { fileUses, ownerAndStaffMayRead } from '../../site/files/index.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { FileUse } from './account-select.ts';
import { accountPersonalData } from './personal-data.ts';

/** The accounts themselves: who a person is on this site. */
export const accounts = defineFeature({
  name: 'accounts',
  personalData: accountPersonalData,
  contributions: [
    contribute(fileUses, FileUse.picture, 'public'),
    contribute(fileUses, FileUse.licence, ownerAndStaffMayRead),
  ],
});
