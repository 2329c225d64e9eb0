import { APT_INFO_FIELDS, type AptInfo } from '@danji/contracts/workspace/apt-info';
import { type RawBuilder, sql } from 'kysely';

const fields = sql.join(APT_INFO_FIELDS.map((name) => sql`${sql.lit(name)}, info.${sql.ref(name)}`));

/** SQL for the complex by the column that holds its K-apt code, `aptInfoBy('space.apt_code')`; null when none is known. */
export const aptInfoBy = (codeColumn: string): RawBuilder<AptInfo | null> =>
  sql<AptInfo | null>`(select jsonb_build_object(${fields}) from apt_info as info where info.code = ${sql.ref(codeColumn)} and info.code <> '')`;
