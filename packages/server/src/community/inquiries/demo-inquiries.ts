import { BoardStatus } from '@danji/contracts/codes/board-status';
import { InquiryState, type InquiryStateCode } from '@danji/contracts/codes/inquiry-state';
import { UserType } from '@danji/contracts/codes/user-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertPost } from '../notices/index.ts';
import { DEMO_INQUIRIES } from './demo-inquiry-texts.ts';
import { insertInquiry, insertInquiryPost } from './inquiry.repository.ts';

type Demo = (typeof DEMO_INQUIRIES)[number];
type People = { userId: number; operatorId: number };

function toState({ messages, taken, closed }: Demo): InquiryStateCode {
  if (closed !== undefined) return InquiryState.CLOSED;
  if (taken) return InquiryState.IN_PROGRESS;
  return messages.at(-1)?.[0] === 'staff' ? InquiryState.ANSWERED : InquiryState.RECEIVED;
}

/** Seeds one conversation. Nobody is told of it: it is as old as its messages. */
async function seedInquiry(db: Db, demo: Demo, { userId, operatorId }: People, now: Date): Promise<void> {
  const { category, title, messages, taken, closed, note = null } = demo;
  const at = (hoursAgo: number): Date => addSeconds(now, -hoursAgo * 3600);
  const answers = messages.filter(([by]) => by === 'staff').map(([, hoursAgo]) => at(hoursAgo));
  const [[, asked, question]] = messages;
  const id = await insertInquiry(db, {
    user_id: userId,
    handler_id: taken || answers.length > 0 ? operatorId : null,
    category,
    state: toState(demo),
    words: `${title}\n${question}`,
    note,
    first_answered: answers[0] ?? null,
    answered: answers.at(-1) ?? null,
    closed: closed === undefined ? null : at(closed),
    created: at(asked),
    updated: at(closed ?? messages.at(-1)?.[1] ?? asked),
  });
  for (const [by, hoursAgo, text] of messages) {
    const isByStaff = by === 'staff';
    const post = { title, content: toDocument(text), board_status: BoardStatus.INVISIBLE };
    const boardId = await insertPost(db, post, isByStaff ? operatorId : userId, at(hoursAgo));
    await insertInquiryPost(db, { inquiry_id: id, board_id: boardId, is_staff: isByStaff });
  }
}

/** Seeds inquiries of some members, answered by the first operator. */
export async function seedDemoInquiries(db: Db, now: Date): Promise<void> {
  const accounts = db.selectFrom('user_account').select(['id', 'email']).orderBy('id');
  const operator = await accounts.where('user_type', '=', UserType.STAFF).executeTakeFirst();
  const emails = DEMO_INQUIRIES.map(({ email }) => email);
  const members = await accounts
    .where('user_type', '=', UserType.GENERAL)
    .where('email', 'in', emails)
    .where('deleted', 'is', null)
    .execute();
  if (!operator) return;
  for (const demo of DEMO_INQUIRIES) {
    const member = members.find(({ email }) => email === demo.email);
    if (member) await seedInquiry(db, demo, { userId: member.id, operatorId: operator.id }, now);
  }
}
