import type { Database } from '@danji/server/platform/database/schema';
import { testServer } from '@danji/testing/test-server';
import type { Insertable } from 'kysely';

let counter = 0;

/** Adds a notice of K-apt; resolves to its id. */
export async function addKaptNotice(fields: Partial<Insertable<Database['kapt_notice']>> = {}): Promise<number> {
  counter += 1;
  const { db, clock } = testServer();
  const { id } = await db
    .insertInto('kapt_notice')
    .values({
      kind: 1,
      kapt_number: `T${counter}`,
      state: 1,
      is_open: false,
      title: '외벽 재도장 공사',
      complex: '한빛마을',
      apt_code: '',
      sido: '경기',
      sigungu: null,
      number_of_units: null,
      work_type: 1,
      category: 101,
      bid_method: 2,
      selection_method: 5,
      is_electronic: true,
      is_urgent: false,
      noticed: '2026-01-05',
      briefing_place: '',
      content: '',
      papers: '',
      reason: '',
      amount: null,
      contracted: null,
      starts: null,
      ends: null,
      created: clock.now(),
      updated: clock.now(),
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
