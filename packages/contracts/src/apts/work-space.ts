import { Type, type Static, type TSchema } from 'typebox';
import { ComplexType, CorridorType, HeatingType, SaleType } from '../codes/apartment-codes.ts';
import { EditState } from '../codes/edit-state.ts';
import { JobGrade } from '../codes/job-grade.ts';
import { closed, count, date, filled, id, nullable, oneOf, text, timestamp } from '../fields.ts';
import { personRef } from '../users/user.ts';

const labelled = <T extends TSchema>(schema: T, label: string): T => ({ ...schema, label });

/** What a manager may write about a complex (SPEC §3, Work space). */
export const workSpaceFacts = {
  title: filled('워크스페이스 이름', 50),
  /** K-apt code of the complex, `A` + 8 digits; empty when it has none. */
  apt_code: Type.String({ maxLength: 9, pattern: '^(A\\d{8})?$', label: '단지 코드' }),
  building_name: text('건물 이름', 100),
  address1: text('주소', 200),
  address2: text('상세 주소', 200),
  tel: Type.String({ maxLength: 20, pattern: '^[0-9+ -]*$', label: '관리사무소 전화' }),
  sale_type: nullable(labelled(SaleType.schema, '분양 형태')),
  complex_type: nullable(labelled(ComplexType.schema, '단지 유형')),
  approval_date: nullable(date('사용승인일')),
  number_of_buildings: nullable(count('동 수', 1000)),
  number_of_units: nullable(count('세대 수', 100_000)),
  heating_type: nullable(labelled(HeatingType.schema, '난방 방식')),
  corridor_type: nullable(labelled(CorridorType.schema, '복도 유형')),
  total_parking_spaces: nullable(count('총 주차 대수')),
  above_ground_parking_spaces: nullable(count('지상 주차 대수')),
  underground_parking_spaces: nullable(count('지하 주차 대수')),
  amenities: Type.Array(filled('부대시설', 30), { maxItems: 50, label: '부대시설' }),
};

export const memberRole = oneOf('master', 'member');
/** Who opened a membership: the person must answer an invitation, the master must answer a request. */
export const openedBy = oneOf('space', 'person');

/**
 * A work space and the signed-in person's place in it (`null` for staff who only look). While a person is not in yet
 * (`my_state` other than 4) the facts are empty: only name, building, address and master are told.
 */
export const workSpace = closed({
  id,
  ...workSpaceFacts,
  master_user: personRef,
  job_grade: nullable(JobGrade.schema),
  my_role: nullable(memberRole),
  my_state: nullable(EditState.schema),
  /** Membership of the signed-in person, to answer an invitation or to leave. */
  my_member_id: nullable(id),
  my_opened_by: nullable(openedBy),
  member_count: Type.Integer({ minimum: 0 }),
  is_current: Type.Boolean(),
  created: timestamp,
  updated: timestamp,
});

/**
 * A person in a work space (SPEC §3). `edit_state_type`: 0 and 3 invited or asking to join, 4 in, 5 refused, 1 left
 * (FACTS §10.4). `email` and `tel` of somebody who is not in are told only to who may answer.
 */
export const workMember = closed({
  id,
  space: closed({ id, title: Type.String() }),
  user: closed({ ...personRef.properties, email: nullable(Type.String()), tel: Type.String() }),
  edit_state_type: EditState.schema,
  role: memberRole,
  job_grade: JobGrade.schema,
  opened_by: openedBy,
  created: timestamp,
});

export type WorkSpaceFacts = Pick<WorkSpace, keyof typeof workSpaceFacts>;
export type WorkSpace = Static<typeof workSpace>;
export type WorkMember = Static<typeof workMember>;
