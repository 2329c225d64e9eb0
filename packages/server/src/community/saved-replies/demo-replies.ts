import type { Db } from '../../platform/database/open-database.ts';
import { insertSavedReply } from './saved-reply.repository.ts';

const REPLIES = [
  {
    title: '확인 중 안내',
    content:
      '{이름} 님, 안녕하세요. 단지 고객지원이에요.\n\n남겨 주신 내용을 확인하고 있어요. 확인이 끝나는 대로 다시 알려 드릴게요.',
  },
  {
    title: '화면 사진 요청',
    content:
      '{이름} 님, 안녕하세요. 단지 고객지원이에요.\n\n문제가 생긴 화면을 사진으로 보내 주시면 더 빨리 확인할 수 있어요.',
  },
  {
    title: '해결 확인',
    content: '{이름} 님, 말씀하신 내용을 처리했어요.\n\n같은 문제가 다시 생기면 이 문의에 이어서 알려 주세요.',
  },
] as const;

/** Seeds what operators often answer. */
export async function seedDemoReplies(db: Db, now: Date): Promise<void> {
  for (const reply of REPLIES) await insertSavedReply(db, reply, now);
}
