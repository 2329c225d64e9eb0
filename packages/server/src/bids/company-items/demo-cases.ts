import type { SentCase } from '@danji/contracts/bids/work-case';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeDemoPicture } from './demo-pictures.ts';

const COMPLEXES = [
  ['한강 센트럴', '1,240세대'],
  ['푸른숲 마을', '820세대'],
  ['새빛 오피스텔', '3,200㎡'],
  ['중앙 상가', '2,100㎡'],
] as const;

type About = { vendorId: number; sector: string; index: number; now: Date };

/** Finished works of the item with this index, each with two pictures. */
export async function makeDemoCases(
  platform: Platform,
  db: Db,
  { vendorId, sector, index, now }: About,
): Promise<SentCase[]> {
  const cases: SentCase[] = [];
  for (const turn of [0, 1].slice(0, 1 + (index % 2))) {
    const end = addDays(toBusinessDate(now), -(40 + index * 11 + turn * 150));
    const [complex, size] = COMPLEXES[(index + turn) % COMPLEXES.length] ?? COMPLEXES[0];
    const seed = 100 + index * 4 + turn * 2;
    cases.push({
      title: `${complex} ${sector}`,
      description: '낮 시간에만 작업하고, 구역을 나눠 입주민이 다닐 길을 늘 열어 두었어요.',
      size,
      amount: 12_000_000 + ((index * 37 + turn * 11) % 90) * 1_500_000,
      date_start: addDays(end, -(14 + (index % 5) * 7)),
      date_end: end,
      picture_ids: [
        await storeDemoPicture(platform, db, vendorId, seed),
        await storeDemoPicture(platform, db, vendorId, seed + 1),
      ],
    });
  }
  return cases;
}
