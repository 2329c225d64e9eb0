import type { AccountTables } from './tables/accounts.ts';
import type { AdvertisementTables } from './tables/advertisements.ts';
import type { ApartmentTables } from './tables/apartments.ts';
import type { BoardTables } from './tables/boards.ts';
import type { FileTables } from './tables/files.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { PlatformTables } from './tables/platform.ts';
import type { PopupTables } from './tables/popups.ts';
import type { ReleaseTables } from './tables/releases.ts';
import type { SystemDocumentTables } from './tables/system-documents.ts';
import type { VisitTables } from './tables/visits.ts';

/** Every table. A domain keeps its own in `tables/`, and makes them in its migrations. */
export type Database = AccountTables & AdvertisementTables & ApartmentTables & BoardTables & FileTables & IdentityTables & NotificationTables & PlatformTables & PopupTables & ReleaseTables & SystemDocumentTables & VisitTables;
