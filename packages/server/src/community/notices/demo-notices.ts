import { BoardStatus, type BoardStatusCode } from '@danji/contracts/codes/board-status';
import { UserType } from '@danji/contracts/codes/user-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { RichBlock, RichCell, RichDocument } from '@danji/contracts/documents/rich-document';
import { checkDocument } from '../../site/files/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertPost } from './board-post.repository.ts';
import { insertNotice } from './notice.repository.ts';

const DAY_SECONDS = 86_400;

const cell = (text: string): RichCell => ({
  type: 'table-cell',
  children: [{ type: 'paragraph', children: [{ text }] }],
});
const table = (...rows: string[][]): RichBlock => ({
  type: 'table',
  headerRow: true,
  children: rows.map((texts) => ({ type: 'table-row', children: texts.map(cell) })),
});
const joined = (...parts: (string | RichBlock)[]): RichDocument => ({
  version: 1,
  children: parts.flatMap((part) => (typeof part === 'string' ? toDocument(part).children : [part])),
});

type Demo = {
  title: string;
  content: RichDocument;
  daysAgo: number;
  views: number;
  is_important?: true;
  board_status?: BoardStatusCode;
};

const DEMOS: readonly Demo[] = [
  {
    title: '12월 정기 점검 안내',
    is_important: true,
    daysAgo: 2,
    views: 148,
    content: joined(
      '더 안정적인 서비스를 위해 서버를 점검해요. 점검하는 동안에는 단지를 이용할 수 없어요.\n\n# 점검 일정',
      table(
        ['구분', '시작', '끝'],
        ['1차 점검', '12월 2일(수) 새벽 1시', '새벽 4시'],
        ['예비 일정', '12월 3일(목) 새벽 1시', '새벽 3시'],
      ),
      '# 미리 챙겨 주세요\n\n- 작성 중인 글은 임시저장해 주세요.\n- 마감이 점검 시간과 겹치는 입찰은 마감이 점검 뒤로 미뤄져요.\n\n> 점검이 일찍 끝나면 바로 이용할 수 있어요.',
    ),
  },
  {
    title: '입찰을 사칭한 문자를 조심하세요',
    is_important: true,
    daysAgo: 9,
    views: 312,
    content: joined(
      '최근 단지를 사칭해 입찰 보증금을 요구하는 문자가 돌고 있어요.\n\n1. 단지는 문자로 계좌 이체를 요청하지 않아요.\n2. 문자에 있는 링크는 누르지 마세요.\n3. 이상한 연락을 받았다면 고객센터로 알려 주세요.',
    ),
  },
  {
    title: '업체 등록 심사가 더 빨라져요',
    daysAgo: 16,
    views: 97,
    content: joined(
      '사업자 정보를 확인하는 방법을 바꿔서 심사 기간이 평균 3일에서 하루로 줄었어요.\n\n- 사업자등록번호는 입력하는 즉시 확인해요.\n- 반려되면 이유와 고칠 곳을 알림으로 알려 드려요.',
    ),
  },
  {
    title: '휴대폰에서도 편하게, 하단 메뉴가 생겼어요',
    daysAgo: 30,
    views: 205,
    content: joined('자주 쓰는 메뉴를 화면 아래에서 바로 열 수 있어요. 왼쪽 위 메뉴에서는 모든 화면을 찾을 수 있어요.'),
  },
  {
    title: '단지를 시작해요',
    daysAgo: 45,
    views: 420,
    content: joined(
      '아파트와 건물 관리, 입찰과 업체 찾기를 한곳에서 할 수 있는 단지가 문을 열었어요.\n\n# 이런 일을 할 수 있어요\n\n- 워크스페이스에서 함께 일하기\n- 공사와 용역 입찰하기\n- 믿을 수 있는 업체 찾기\n\n써 보시고 불편한 점이 있으면 언제든 알려 주세요.',
    ),
  },
  {
    title: '연말 고객센터 운영 시간',
    daysAgo: 0,
    views: 0,
    board_status: BoardStatus.TEMP,
    content: joined('12월 31일에는 오후 3시까지 상담해요. (운영 시간 확정 뒤 공개)'),
  },
];

/** Seeds notices of the past weeks and a draft, by the first operator. */
export async function seedDemoNotices(db: Db, now: Date): Promise<void> {
  const operator = await db
    .selectFrom('user_account')
    .select('id')
    .where('user_type', '=', UserType.STAFF)
    .orderBy('id')
    .executeTakeFirst();
  if (!operator) return;
  for (const {
    title,
    content,
    daysAgo,
    views,
    is_important = false,
    board_status = BoardStatus.VISIBLE,
  } of DEMOS.toReversed()) {
    const written = addSeconds(now, -daysAgo * DAY_SECONDS);
    const boardId = await insertPost(
      db,
      { title, content: checkDocument(content, 'content'), board_status },
      operator.id,
      written,
    );
    await db.updateTable('board_post').set({ views }).where('id', '=', boardId).execute();
    await insertNotice(db, boardId, {
      is_important,
      published: board_status === BoardStatus.VISIBLE ? written : null,
      notified: null,
    });
  }
}
