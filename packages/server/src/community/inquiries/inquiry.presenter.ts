import type { Inquiry, InquirySummary } from '@danji/contracts/community/inquiry';
import { maskTel } from '@danji/contracts/format/mask';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAttachments, toStoredFiles } from '../../site/files/index.ts';
import { isOperator, isVisitor, type Participant } from './participant.ts';
import { INQUIRY_FILE_USE, type InquiryPostRow, type InquiryRow, listPosts } from './inquiry.repository.ts';

/** Nobody counts how often a private post was read, and nobody comments it. */
const UNCOUNTED = { views: 0, comments: 0 };

/** Presents an inquiry in a list. Its author does not learn which operator takes care of it. */
export function toInquirySummary(row: InquiryRow, reader: Participant): InquirySummary {
  const { id, nano_id, category, state, user, first_answered, answered, closed, created, updated } = row;
  const question = {
    id: row.board_id,
    nano_id: row.board_nano_id,
    user,
    board_status: row.board_status,
    title: row.title,
    ...UNCOUNTED,
    file_count: row.file_count,
    created: row.board_created,
    updated: row.board_updated,
  };
  const { satisfaction, satisfaction_comment, visitor_name, visitor_tel } = row;
  return {
    id,
    nano_id,
    category,
    state,
    user,
    visitor: visitor_tel === null ? null : { name: visitor_name ?? '', tel: maskTel(visitor_tel) },
    handler: isOperator(reader) ? row.handler : null,
    first_answered,
    answered,
    closed,
    satisfaction,
    satisfaction_comment,
    created,
    updated,
    question,
  };
}

async function toPost(platform: Platform, db: Db, row: InquiryPostRow, reader: Participant) {
  const { is_staff, user, ...post } = row;
  const attached = await listAttachments(db, { use: INQUIRY_FILE_USE, recordId: post.id });
  const account = isVisitor(reader) ? null : reader;
  const files = await toStoredFiles(platform, db, attached, account, platform.clock.now());
  const writer = is_staff && !isOperator(reader) ? null : user;
  return { is_staff, post: { ...post, user: writer, ...UNCOUNTED, file_count: files.length, files } };
}

/** Presents an inquiry with its conversation. */
export async function toInquiry(platform: Platform, db: Db, row: InquiryRow, reader: Participant): Promise<Inquiry> {
  const posts: Inquiry['posts'] = [];
  for (const post of await listPosts(db, row.id)) posts.push(await toPost(platform, db, post, reader));
  const [first] = posts;
  if (!first) throw new Error('An inquiry has no question.');
  return {
    ...toInquirySummary(row, reader),
    question: first.post,
    answer: posts.findLast(({ is_staff }) => is_staff)?.post ?? null,
    posts,
    note: isOperator(reader) ? row.note : null,
  };
}
