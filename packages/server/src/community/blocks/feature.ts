import { formatDateTime } from '@danji/contracts/format/date';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { deleteBlocksOf, listBlocksOf } from './block.repository.ts';
import { registerBlockRoutes } from './block.routes.ts';

/** Authors that members do not want to see (ADR 0147). */
export const communityBlocks = defineFeature({
  name: 'community_blocks',
  routes: [registerBlockRoutes],
  personalData: {
    erase: (db, { id }) => deleteBlocksOf(db, id),
    own: {
      title: '차단한 작성자',
      order: 77,
      // The names of blocked members are data of other people.
      collect: async (db, userId) => ({
        data: (await listBlocksOf(db, userId)).map(({ created }) => ({ 차단: formatDateTime(created) })),
      }),
    },
  },
});
