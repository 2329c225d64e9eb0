import type { ReferrerType } from '@danji/contracts/codes/referrer-type';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';

const DAYS = 75;
const DAY_SECONDS = 86_400;

/** Visits of an ordinary weekday by class, and the shares of phones and of signed-in users. */
const SHARES: readonly { referrer_type: ReferrerType; visits: number; phone: number; signedIn: number }[] = [
  { referrer_type: 'search', visits: 64, phone: 0.55, signedIn: 0.15 },
  { referrer_type: 'direct', visits: 52, phone: 0.3, signedIn: 0.8 },
  { referrer_type: 'social', visits: 31, phone: 0.85, signedIn: 0.2 },
  { referrer_type: 'email', visits: 9, phone: 0.25, signedIn: 0.6 },
  { referrer_type: 'other', visits: 7, phone: 0.4, signedIn: 0.1 },
  { referrer_type: 'none', visits: 1, phone: 0, signedIn: 0 },
];

/** Inserts visits of the previous weeks, the same at every start: growing, fewer at the weekend. */
export async function seedDemoVisits(db: Db, now: Date): Promise<void> {
  for (let back = DAYS; back >= 1; back -= 1) {
    const day = toBusinessDate(addSeconds(now, -back * DAY_SECONDS));
    const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
    const rows = SHARES.flatMap(({ referrer_type, visits, phone, signedIn }, index) => {
      const all = visits * (isWeekend ? 0.45 : 1) * (1.25 - back / 200) + ((back * 13 + index * 7) % 9);
      return (
        [
          ['phone', phone],
          ['desktop', 1 - phone],
        ] as const
      ).flatMap(([device, share]) =>
        [true, false].map((is_signed_in) => ({
          day,
          referrer_type,
          device,
          is_signed_in,
          visits: Math.round(all * share * (is_signed_in ? signedIn : 1 - signedIn)),
        })),
      );
    });
    await db
      .insertInto('visit_count')
      .values(rows.filter(({ visits }) => visits > 0))
      .execute();
  }
}
