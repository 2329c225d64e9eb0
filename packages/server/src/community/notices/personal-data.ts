import type { Db } from '../../platform/database/open-database.ts';
import type { OwnData, PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

async function collectViews(db: Db, userId: number): Promise<OwnData> {
  const rows = await db
    .selectFrom('board_view as view')
    .innerJoin('board_post as board', 'board.id', 'view.board_id')
    .where('view.user_id', '=', userId)
    .where('board.deleted', 'is', null)
    .select(['board.title', 'view.day'])
    .orderBy('view.day', 'desc')
    .orderBy('board.id', 'desc')
    .execute();
  return { data: rows.map(({ title, day }) => ({ 제목: title, 마지막으로읽은날: day })) };
}

/** The posts that an account has read. The posts are our staff’s. */
export const noticePersonalData: PersonalDataContributor = {
  kept: [{ columns: ['board_post.title', 'board_post.content', 'board_post.text'], because: 'Posts of our staff.' }],
  erase: async (db, { id }) => {
    await db.deleteFrom('board_view').where('user_id', '=', id).execute();
  },
  own: { title: '읽은 공지', order: 70, collect: collectViews },
};
