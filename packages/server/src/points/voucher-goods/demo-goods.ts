import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { toGood } from './goods-row.ts';
import { readVoucherGoods } from './sync-goods.job.ts';
import { readGoods, saveGoods } from './voucher-good.repository.ts';

/** Goods of the sandbox by the end of their code: brand code and brand, kind, name, price. */
const GOODS = [
  [1, '0000', '모닝빈', '커피/음료', '아메리카노 (HOT)', 4_500],
  [2, '0000', '모닝빈', '커피/음료', '카페라떼 (ICE)', 5_000],
  [3, '0000', '모닝빈', '커피/음료', '아메리카노 2잔 + 치즈케이크', 14_500],
  [4, '0003', '달빛카페', '커피/음료', '콜드브루', 4_900],
  [9, '0007', '밀밭제과', '베이커리/도넛', '생크림 케이크 1호', 28_000],
  [10, '0007', '밀밭제과', '베이커리/도넛', '단팥빵 5개', 9_000],
  [13, '0012', '눈꽃상회', '아이스크림', '싱글레귤러', 3_900],
  [16, '0015', '하루편의점', '편의점', '바나나우유', 1_800],
  [17, '0015', '하루편의점', '편의점', '삼각김밥 + 컵라면', 3_200],
  [20, '0019', '통통치킨', '외식', '후라이드 + 콜라 1.25L', 21_000],
  [22, '0021', '버거공방', '외식', '수제버거 세트', 9_800],
  [23, '0022', '한솥밥상', '외식', '제육 도시락', 6_500],
] as const;

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
      saleDiscountPrice: Math.round((price * 0.95) / 10) * 10,
      discountRate: 5,
      limitDay: 93,
      endDate: '20991231',
      content: `${brand} 매장에서 바코드를 보여 주면 ${name} 상품으로 바꿀 수 있어요.`,
      goodsImgB: new URL(`images/${code}.png`, config.giftishow.base).href,
      goodsTypeNm: '일반상품',
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
