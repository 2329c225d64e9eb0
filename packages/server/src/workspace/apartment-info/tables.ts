import type { Defaulted, Id, Json, NullableTimestamp, Timestamp, Searched } from '../../platform/database/columns.ts';
import type {
  ApartmentInfoField,
  ApartmentInfoFields,
  ApartmentRevision,
  FieldDifference,
  UnmappedValue,
} from '@danji/contracts/workspace/apartment-info';
import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import type { ColumnType } from 'kysely';

type TextField = 'tel' | 'fax' | 'type_name' | 'address' | 'installer' | 'elv_manage_type';
type PlainFields = Omit<ApartmentInfoFields, 'amenities' | 'building_type' | 'code' | 'name' | TextField>;
type DefaultedJson<T> = ColumnType<T, string | undefined, string>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    /**
     * A complex. An import leaves `overridden_fields` unchanged; `sigungu_code` holds the first five digits of its 법정동
     * code.
     */
    apt_info: { [N in keyof PlainFields]: Defaulted<PlainFields[N]> } & { [N in TextField]: Defaulted<string> } & {
      id: Id;
      revision: number;
      building_type: ApartmentInfoFields['building_type'];
      code: string;
      name: string;
      region: Defaulted<string>;
      sigungu_code: Defaulted<string>;
      amenities: DefaultedJson<string[]>;
      overridden_fields: DefaultedJson<ApartmentInfoField[]>;
      not_understood: DefaultedJson<UnmappedValue[]>;
      imported: NullableTimestamp;
      searched: Searched;
      created: Timestamp;
      updated: Timestamp;
    };
    apt_info_revision: {
      id: Id;
      apt_info_id: number;
      revision: number;
      source: ApartmentRevision['source'];
      user_id: number | null;
      differences: Json<FieldDifference[]>;
      created: Timestamp;
    };
    apt_list_read: { scope: string; read: NullableTimestamp; failed: NullableTimestamp };
    work_space_source: { space_id: number; facts: Json<Partial<WorkSpaceDetails>>; imported: Timestamp };
  }
}
