import { toBusinessDate } from '@danji/contracts/format/date';
import { POPUP_AUDIENCES } from '@danji/contracts/site/main-popup-audience';
import { webPaths } from '@danji/contracts/web-paths';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertPopup } from './popup.repository.ts';

/** Position and width, px: at 1,280 px between the headline and the popup advertisement, over neither. */
const BESIDE_ADVERTISEMENT = { x: 516, y: 96, width: 310 } as const;
const SHOWN_DAYS = 90;
const DAY_SECONDS = 86_400;

/** Seeds a popup for everybody but operators. */
export async function seedDemoPopup(db: Db, now: Date): Promise<void> {
  await insertPopup(
    db,
    {
      ...BESIDE_ADVERTISEMENT,
      title: '계약이 끝나기 전에 알려 드려요',
      link: webPaths.notices,
      date_start: toBusinessDate(now),
      date_end: toBusinessDate(addSeconds(now, SHOWN_DAYS * DAY_SECONDS)),
      audience: POPUP_AUDIENCES.filter((group) => group !== 'staff'),
      is_visible: true,
      show_close_today: true,
      content: {
        version: 1,
        children: [
          {
            type: 'paragraph',
            children: [
              { text: '계약을 등록해 두면 끝나기 ' },
              { text: '90일, 60일, 30일, 7일 전', bold: true },
              { text: '에 알림을 보내 드려요. 다음 계약을 준비할 시간이 넉넉해져요.' },
            ],
          },
          { type: 'paragraph', children: [{ text: '새로운 기능과 소식은 공지사항에서 확인해 주세요.' }] },
        ],
      },
    },
    now,
  );
}
