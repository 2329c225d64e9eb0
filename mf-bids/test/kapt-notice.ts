import { testServer } from '@danji/testing/test-server';

type Given = {
  title: string;
  kind?: 1 | 2;
  state?: 5;
  is_open?: boolean;
  closes?: Date;
  category?: number;
  sido?: string;
  sigungu?: number | null;
  number_of_units?: number;
  amount?: number;
  winner?: string;
  contracted?: string;
};

/** Stores a notice as the nightly reading does. */
export function addKaptNotice(kapt_number: string, given: Given) {
  const { db, clock } = testServer();
  const now = clock.now();
  return db
    .insertInto('kapt_notice')
    .values({
      kind: 1,
      kapt_number,
      state: 1 as const,
      is_open: false,
      complex: '한빛마을3단지아파트',
      apt_code: '',
      sido: '',
      work_type: 2,
      is_urgent: false,
      noticed: '2026-01-02',
      briefing_place: '',
      content: '',
      papers: '',
      reason: '',
      created: now,
      updated: now,
      ...given,
    })
    .execute();
}
