import { ReportReason } from '@danji/contracts/codes/report-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerBanRoutes } from './ban.routes.ts';
import { listBansOf } from './ban.repository.ts';

/** Times in which members cannot write in the community (ADR 0155). */
export const communityBans = defineFeature({
  name: 'community_bans',
  routes: [registerBanRoutes],
  personalData: {
    kept: [
      {
        columns: ['community_ban.message'],
        because: 'Bans stay for disputes about them, without the name of the member.',
      },
    ],
    own: {
      title: '커뮤니티 활동 제한',
      order: 81,
      collect: async (db, userId) => ({
        data: (await listBansOf(db, userId)).map(({ reason, message, created, until, lifted }) => ({
          사유: ReportReason.label(reason),
          안내: message,
          시작: formatDateTime(created),
          끝: until === null ? '기한 없음' : formatDateTime(until),
          해제: lifted === null ? '' : formatDateTime(lifted),
        })),
      }),
    },
  },
});
