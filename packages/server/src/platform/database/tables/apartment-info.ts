import type {
  ApartmentInfoFacts,
  ApartmentInfoField,
  ApartmentRevision,
  FieldDifference,
  NotUnderstood,
} from '@danji/contracts/apts/apartment-info';
import type { WorkSpaceFacts } from '@danji/contracts/apts/work-space';
import type { ColumnType } from 'kysely';
import type { Defaulted, Id, Json, NullableTimestamp, Timestamp } from '../columns.ts';

type Texts = 'tel' | 'fax' | 'type_name' | 'address' | 'installer' | 'elv_manage_type';
type Plain = Omit<ApartmentInfoFacts, 'amenities' | 'building_type' | 'code' | 'name' | Texts>;
type DefaultedJson<T> = ColumnType<T, string | undefined, string>;

export type ApartmentInfoTables = {
  /**
   * A complex. An import leaves `overridden_fields` unchanged; `sigungu_code` holds the first five digits of its 법정동
   * code.
   */
  apt_info: { [N in keyof Plain]: Defaulted<Plain[N]> } & { [N in Texts]: Defaulted<string> } & {
    id: Id;
    revision: number;
    building_type: ApartmentInfoFacts['building_type'];
    code: string;
    name: string;
    region: Defaulted<string>;
    sigungu_code: Defaulted<string>;
    amenities: DefaultedJson<string[]>;
    overridden_fields: DefaultedJson<ApartmentInfoField[]>;
    not_understood: DefaultedJson<NotUnderstood[]>;
    imported: NullableTimestamp;
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
  work_space_source: { space_id: number; facts: Json<Partial<WorkSpaceFacts>>; imported: Timestamp };
};
