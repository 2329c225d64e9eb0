import type { Faq, FaqSummary } from '@danji/contracts/community/faq';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import type { FaqRow, FaqSummaryRow } from './faq.repository.ts';

/** Presents a question in a list. Only operators see its author; its posts take neither comments nor files. */
export function toFaqSummary(row: FaqSummaryRow, reader: Principal | null): FaqSummary {
  const { id, nano_id, category, position, question_id, question_nano_id, author } = row;
  const { board_status, title, views, created, updated } = row;
  const question = {
    id: question_id,
    nano_id: question_nano_id,
    user: isStaff(reader) ? author : null,
    board_status,
    title,
    views,
    comments: 0,
    file_count: 0,
    created,
    updated,
  };
  const counts = isStaff(reader)
    ? { helpful: row.helpful, unhelpful: row.unhelpful }
    : { helpful: null, unhelpful: null };
  return { id, nano_id, category, position, ...counts, question };
}

/** Presents a question with its answer, and what the reader has said of it. */
export function toFaq(row: FaqRow, reader: Principal | null, is_helpful: boolean | null = null): Faq {
  const line = toFaqSummary(row, reader);
  return {
    ...line,
    question: { ...line.question, content: row.question_content, files: [] },
    answer: {
      ...line.question,
      id: row.answer_id,
      nano_id: row.answer_nano_id,
      views: row.answer_views,
      created: row.answer_created,
      updated: row.answer_updated,
      content: row.answer_content,
      files: [],
    },
    is_helpful,
  };
}
