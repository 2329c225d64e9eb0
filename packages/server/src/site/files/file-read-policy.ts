import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/principal.ts';

export type FileRow = Selectable<Database['stored_file']>;

/** Decides who besides its owner may read a file of a use; `public` lets everybody. */
export type FileReadPolicy = 'public' | ((db: Db, file: FileRow, user: Principal) => boolean | Promise<boolean>);
