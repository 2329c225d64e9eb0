import { readFile } from 'node:fs/promises';
import { AdTier, AdType, AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { UserType } from '@danji/contracts/codes/user-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { storeDemoDrawing } from '../files/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertAdvertisement, events } from './advertisement.repository.ts';
import { PICTURE_USE } from './pictures.ts';

const FOLDER = new URL('../../../data/demo-banners/', import.meta.url);
const DAY_SECONDS = 86_400;
/** The drawing is made for 72 dpi; today's screens have two pixels for each of its points. */
const SHARP_DPI = 144;
const COUNTED_DAYS = 21;
const { RUNNING, REGISTRATION_REQUEST } = AdvertisementState;

type Picture =
  | 'pipes-wide'
  | 'pipes-phone'
  | 'garden-wide'
  | 'garden-phone'
  | 'garden-popup'
  | 'garden-pruning'
  | 'garden-wrapping';

type Demo = {
  category: 0 | 1;
  email: string;
  pictures: readonly [wide: Picture, phone: Picture, ...further: Picture[]];
  title: string;
  content: string;
  searchText: string;
  tier: 0 | 1 | 2;
  state: 0 | 3;
};

const DEMOS: readonly Demo[] = [
  {
    category: AdType.BANNER,
    email: 'brand@danji.test',
    pictures: ['pipes-wide', 'pipes-phone'],
    title: '노후 급수·급탕 배관, 단수 걱정 없이 무료 진단부터 시공과 5년 하자 보증까지 한빛설비가 함께해요',
    content: '세대 출입 없이 공용 배관부터 점검해 드려요.',
    searchText: '배관',
    tier: AdTier.PREMIUM,
    state: RUNNING,
  },
  {
    category: AdType.BANNER,
    email: 'brand1@danji.test',
    pictures: ['garden-wide', 'garden-phone'],
    title: '나무도 겨울옷이 필요해요',
    content: '수목 보온, 전정, 제설까지 한 번에 맡기세요.',
    searchText: '조경',
    tier: AdTier.PREMIUM,
    state: RUNNING,
  },
  {
    category: AdType.BANNER,
    email: 'brand@danji.test',
    pictures: ['pipes-wide', 'pipes-phone'],
    title: '겨울철 동파 예방 점검 신청을 받아요',
    content: '',
    searchText: '동파',
    tier: AdTier.BASIC,
    state: REGISTRATION_REQUEST,
  },
];

/** Shown as a popup with all four pictures. */
const POPUP: Demo = {
  category: AdType.POPUP,
  email: 'brand1@danji.test',
  pictures: ['garden-popup', 'garden-phone', 'garden-wrapping', 'garden-pruning'],
  title: '단지 나무의 겨울 준비를 도와드려요',
  content: '나무 상태를 무료로 진단하고, 보온 작업과 전정 계획을 함께 세워 드려요.',
  searchText: '조경',
  tier: AdTier.STANDARD,
  state: RUNNING,
};

async function drawPicture(platform: Platform, db: Db, owner: number, name: Picture): Promise<number> {
  const svg = await readFile(new URL(`${name}.svg`, FOLDER), 'utf8');
  const drawing = { svg, density: SHARP_DPI, fileName: `${name}.webp`, owner, use: PICTURE_USE };
  return (await storeDemoDrawing(platform, db, drawing)).id;
}

/** Seeds counts of the past days, the same at every start: fewer at the weekend, about one click in eighty views. */
async function seedCounts(db: Db, id: number, index: number, now: Date): Promise<void> {
  const days = Array.from({ length: COUNTED_DAYS }, (_, back) => {
    const day = addSeconds(now, -(back + 1) * DAY_SECONDS);
    const isWeekend = [0, 6].includes(new Date(`${toBusinessDate(day)}T00:00:00Z`).getUTCDay());
    const impressions = Math.round((isWeekend ? 90 : 210) * (1 - index * 0.15) + ((back * 37 + index * 11) % 48));
    return {
      advertisement_id: id,
      day: toBusinessDate(day),
      impressions,
      clicks: Math.round(impressions / 80) + ((back + index) % 3),
    };
  });
  await db.insertInto('advertisement_count').values(days).execute();
}

async function seedOne(
  platform: Platform,
  db: Db,
  { category, pictures, searchText, state, title, content, tier }: Demo,
  owner: number,
  index: number,
  now: Date,
): Promise<void> {
  const requested = addSeconds(now, -(state === RUNNING ? 26 - index : 1) * DAY_SECONDS);
  const created = requested.toISOString();
  const approved = state === RUNNING ? addSeconds(requested, 3 * 3600).toISOString() : null;
  const images: number[] = [];
  for (const picture of pictures) images.push(await drawPicture(platform, db, owner, picture));
  const id = await insertAdvertisement(db, {
    title,
    content,
    tier,
    user_id: owner,
    category,
    state,
    live_state: null,
    link: webPaths.searchFor(searchText),
    date_start: toBusinessDate(addSeconds(requested, DAY_SECONDS)),
    date_end: toBusinessDate(addSeconds(now, (300 - index * 20) * DAY_SECONDS)),
    image1_id: images[0] ?? null,
    image2_id: images[1] ?? null,
    image3_id: images[2] ?? null,
    image4_id: images[3] ?? null,
    paid: approved,
    approved,
    reason: null,
    created,
    updated: approved ?? created,
  });
  await events.add(db, {
    advertisement_id: id,
    user_id: owner,
    from_state: null,
    to_state: REGISTRATION_REQUEST,
    reason: null,
    created,
  });
  if (!approved) return;
  const operator = await db
    .selectFrom('user_account')
    .select('id')
    .where('user_type', '=', UserType.STAFF)
    .orderBy('id')
    .executeTakeFirst();
  await events.add(db, {
    advertisement_id: id,
    user_id: operator?.id ?? null,
    from_state: REGISTRATION_REQUEST,
    to_state: RUNNING,
    reason: null,
    created: approved,
  });
  await seedCounts(db, id, index, now);
}

const findOwner = (db: Db, email: string) =>
  db
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', email)
    .where('user_type', '=', UserType.BRAND)
    .executeTakeFirst();

/** Seeds two running banners and one that waits for approval, all of demo vendors. */
export async function seedDemoAdvertisements(db: Db, now: Date, platform: Platform): Promise<void> {
  for (const [index, demo] of DEMOS.entries()) {
    const owner = await findOwner(db, demo.email);
    if (owner) await seedOne(platform, db, demo, owner.id, index, now);
  }
}

/** Seeds a running popup with all four pictures. */
export async function seedDemoPopupAdvertisement(db: Db, now: Date, platform: Platform): Promise<void> {
  const owner = await findOwner(db, POPUP.email);
  if (owner) await seedOne(platform, db, POPUP, owner.id, DEMOS.length, now);
}
