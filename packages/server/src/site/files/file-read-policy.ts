import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/principal.ts';

export type FileRow = Selectable<Database['stored_file']>;

/** Decides whether an account may read a file of a use; a visitor is `null`. */
export type MayReadFile = (db: Db, file: FileRow, user: Principal | null) => boolean | Promise<boolean>;

/**
 * The readers of files of a use: everybody with the address (`public`), or whom a rule lets. Members who read a file
 * by a rule learn who uploaded it, unless the use keeps that from them.
 */
export type FileReadPolicy = 'public' | MayReadFile | { mayRead: MayReadFile; namesUploader: false };
