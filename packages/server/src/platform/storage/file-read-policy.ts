import type { Selectable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import type { Principal } from '../http/principal.ts';

export type FileRow = Selectable<Database['stored_file']>;

/** Decides who besides its owner may read a file of a use; `public` lets everybody. */
export type FileReadPolicy = 'public' | ((db: Db, file: FileRow, user: Principal) => boolean | Promise<boolean>);
