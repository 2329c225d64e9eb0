import './accounts/accounts/tables.ts';
import './accounts/businesses/tables.ts';
import './accounts/personal-data/tables.ts';
import './accounts/phone-verification/tables.ts';
import './accounts/second-factor/tables.ts';
import './accounts/sessions/tables.ts';
import './accounts/social-sign-in/tables.ts';
import './accounts/staff-users/tables.ts';
import './community/notices/tables.ts';
import './demo/tables.ts';
import './notifications/notifications/tables.ts';
import './points/referrals/tables.ts';
import './releases/release-health/tables.ts';
import './releases/releases/tables.ts';
import './site/advertisements/tables.ts';
import './site/files/tables.ts';
import './site/popups/tables.ts';
import './site/regions/tables.ts';
import './site/system-documents/tables.ts';
import './site/visits/tables.ts';
import './workspace/ai-documents/tables.ts';
import './workspace/apartment-info/tables.ts';
import './workspace/schedules/tables.ts';
import './workspace/work-requests/tables.ts';
import './workspace/work-spaces/tables.ts';
import './workspace/workspace-export/tables.ts';

/** The database with the tables of every feature. Programs that do not load the features, such as tests, use this type. */
export type { Db } from './platform/database/open-database.ts';
