import type { AccountTables } from './tables/accounts.ts';
import type { AdvertisementTables } from './tables/advertisements.ts';
import type { AiDocumentTables } from './tables/ai-documents.ts';
import type { ApartmentInfoTables } from './tables/apartment-info.ts';
import type { ApartmentTables } from './tables/apartments.ts';
import type { BoardTables } from './tables/boards.ts';
import type { FileTables } from './tables/files.ts';
import type { IdempotencyTables } from './tables/idempotency.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { PersonalDataTables } from './tables/personal-data.ts';
import type { PlatformTables } from './tables/platform.ts';
import type { PopupTables } from './tables/popups.ts';
import type { ReleaseHealthTables } from './tables/release-health.ts';
import type { ReleaseTables } from './tables/releases.ts';
import type { SecurityTables } from './tables/security.ts';
import type { ShellTables } from './tables/shells.ts';
import type { SystemDocumentTables } from './tables/system-documents.ts';
import type { VisitTables } from './tables/visits.ts';
import type { WorkRequestTables } from './tables/work-requests.ts';
import type { WorkScheduleTables } from './tables/work-schedules.ts';

/** Every table. Each domain declares its tables in `tables/` and creates them in its migrations. */
export type Database = AccountTables &
  AdvertisementTables &
  AiDocumentTables &
  ApartmentInfoTables &
  ApartmentTables &
  BoardTables &
  FileTables &
  IdempotencyTables &
  IdentityTables &
  NotificationTables &
  PersonalDataTables &
  PlatformTables &
  PopupTables &
  ReleaseHealthTables &
  ReleaseTables &
  SecurityTables &
  ShellTables &
  SystemDocumentTables &
  VisitTables &
  WorkRequestTables &
  WorkScheduleTables;
