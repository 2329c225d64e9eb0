import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { toGood } from './goods-row.ts';
import { readVoucherGoods } from './sync-goods.job.ts';
import { readGoods, saveGoods } from './voucher-good.repository.ts';

/** The goods of the sandbox by the end of their code: end of the brand's code, brand, kind, name, price. */
const GOODS: readonly (readonly [
  end: number,
  brandEnd: string,
  brand: string,
  kind: string,
  name: string,
  price: number,
])[] = [
  [1, '0000', '모닝빈', '커피/음료', '아메리카노 (HOT)', 4_500],
  [2, '0000', '모닝빈', '커피/음료', '카페라떼 (ICE)', 5_000],
  [3, '0000', '모닝빈', '커피/음료', '아메리카노 2잔 + 치즈케이크', 14_500],
  [4, '0003', '달빛카페', '커피/음료', '콜드브루', 4_900],
  [5, '0003', '달빛카페', '커피/음료', '유자차', 5_500],
  [6, '0003', '달빛카페', '커피/음료', '딸기 스무디', 6_200],
  [7, '0006', '티나무', '커피/음료', '얼그레이 밀크티', 5_800],
  [8, '0007', '밀밭제과', '베이커리/도넛', '우유식빵', 5_200],
  [9, '0007', '밀밭제과', '베이커리/도넛', '생크림 케이크 1호', 28_000],
  [10, '0007', '밀밭제과', '베이커리/도넛', '단팥빵 5개', 9_000],
  [11, '0010', '도넛연구소', '베이커리/도넛', '글레이즈드 6개', 9_900],
  [12, '0010', '도넛연구소', '베이커리/도넛', '도넛 12개', 18_000],
  [13, '0012', '눈꽃상회', '아이스크림', '싱글레귤러', 3_900],
  [14, '0012', '눈꽃상회', '아이스크림', '파인트', 9_800],
  [15, '0012', '눈꽃상회', '아이스크림', '패밀리', 26_000],
  [16, '0015', '하루편의점', '편의점', '바나나우유', 1_800],
  [17, '0015', '하루편의점', '편의점', '삼각김밥 + 컵라면', 3_200],
  [18, '0015', '하루편의점', '편의점', '모바일 상품권 5,000원', 5_000],
  [19, '0015', '하루편의점', '편의점', '모바일 상품권 10,000원', 10_000],
  [20, '0019', '통통치킨', '외식', '후라이드 + 콜라 1.25L', 21_000],
  [21, '0019', '통통치킨', '외식', '양념 반 후라이드 반', 22_500],
  [22, '0021', '버거공방', '외식', '수제버거 세트', 9_800],
  [23, '0022', '한솥밥상', '외식', '제육 도시락', 6_500],
  [24, '0023', '면사무소', '외식', '칼국수', 8_500],
  [25, '0024', '든든마트', '상품권/마트', '모바일 상품권 10,000원', 10_000],
  [26, '0024', '든든마트', '상품권/마트', '모바일 상품권 30,000원', 30_000],
  [27, '0024', '든든마트', '상품권/마트', '모바일 상품권 50,000원', 50_000],
  [28, '0027', '별빛시네마', '문화/생활', '영화 관람권 (2D)', 13_000],
  [29, '0028', '책마루', '문화/생활', '도서 상품권 10,000원', 10_000],
  [30, '0029', '꽃길', '문화/생활', '장미 한 다발', 25_000],
];
/** Those worth an amount, and those that come by message because their barcode has no picture. */
const AMOUNTS = new Set([18, 19, 25, 26, 27, 29]);
const MESSAGES = new Set([24, 30]);
/** Days for which a voucher is valid; 93 unless told. */
const DAYS: Readonly<Record<number, number>> = { 18: 180, 19: 180, 25: 365, 26: 365, 27: 365, 28: 90, 29: 365, 30: 30 };

/** Stores goods that coupons can be made of at once, and has the whole catalogue read. */
export async function seedDemoGoods(db: Db, now: Date, { config, jobs }: Platform): Promise<void> {
  const known = await readGoods(db);
  const goods = GOODS.map(([end, brandEnd, brand, kind, name, price]) => {
    const code = `G9000${String(end).padStart(7, '0')}`;
    const row = {
      goodsCode: code,
      goodsName: name,
      goodsStateCd: 'SALE',
      brandCode: `BR9${brandEnd}`,
      brandName: brand,
      affiliate: `${brand} 본사`,
      realPrice: price,
      saleDiscountPrice: Math.round((price * (AMOUNTS.has(end) ? 0.99 : 0.95)) / 10) * 10,
      discountRate: AMOUNTS.has(end) ? 1 : 5,
      limitDay: DAYS[end] ?? 93,
      endDate: '20991231',
      content: `${brand} 매장에서 바코드를 보여 주면 ${name} 상품으로 바꿀 수 있어요.`,
      goodsImgB: new URL(`images/${code}.png`, config.giftishow.base).href,
      goodsTypeNm: AMOUNTS.has(end) ? '금액권' : '일반상품',
      mmsBarcdCreateYn: MESSAGES.has(end) ? 'N' : 'Y',
      goodsTypeDtlNm: kind,
    };
    return toGood(row, now);
  });
  await saveGoods(
    db,
    goods.filter(({ goods_code }) => !known.has(goods_code)),
  );
  await jobs.enqueue(db, readVoucherGoods, {});
}
