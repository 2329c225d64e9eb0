import { toDocument } from '@danji/contracts/documents/document-text';
import type { NanoId } from '@danji/contracts/fields';
import type { ProductFields, SentImage } from '@danji/contracts/shop/product';
import type { SentProductOptions } from '@danji/contracts/shop/product-options';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeDemoDrawing } from '../../site/files/index.ts';
import { insertCategory } from '../categories/index.ts';
import { DEMO_CATEGORIES, type DemoCategory } from './demo-product-names.ts';
import { drawProduct } from './demo-product-drawings.ts';
import { saveOptions } from './product-option.service.ts';
import { updateProductRow } from './product.repository.ts';
import { writeProduct } from './product.service.ts';

const DAY_SECONDS = 86_400;
const FREE_FROM = 50_000;

const MAKERS = ['한빛산업', '푸른설비', '다온테크', '가람상사', '미래안전'];
const WORDS = ['현장에서 가장 많이 찾는', '관리사무소가 다시 찾는', '오래 쓰는', '설치가 쉬운'];

const SHIPPING = toDocument(
  '오후 2시까지 주문하면 그날 출고해요.\n\n제주와 도서산간 지역은 배송비가 더 들고, 하루이틀 늦게 도착할 수 있어요.',
);
const RETURNS = toDocument(
  '받은 날부터 7일 안에 교환하거나 반품할 수 있어요.\n\n- 단순 변심이면 왕복 배송비를 부담해 주세요.\n- 상품에 문제가 있으면 배송비 없이 바꿔 드려요.',
);

type Point = 'buyer' | 'recommander' | 'master';
type PointFees = Pick<ProductFields, Extract<keyof ProductFields, `point_fee_${string}`>>;

/** Points of one unit; every fourth product gives other figures to the tiers. */
function toPointFees(price: number, index: number): PointFees {
  const feesOf = (who: Point, share: number) => {
    const base = Math.floor((price * share) / 100);
    const ofTier = (times: number) => (index % 4 === 2 ? Math.floor(base * times) : null);
    return {
      [`point_fee_${who}`]: base,
      [`point_fee_${who}_tier1`]: ofTier(1.2),
      [`point_fee_${who}_tier2`]: ofTier(1.5),
      [`point_fee_${who}_tier3`]: ofTier(2),
    };
  };
  return { ...feesOf('buyer', 1), ...feesOf('recommander', 0.5), ...feesOf('master', 0.3) } as PointFees;
}

function toDetail(name: string, maker: string, index: number) {
  return toDocument(
    [
      `# ${name}`,
      `${WORDS[index % WORDS.length]} ${name} 상품이에요. ${maker}에서 만들고, 단지 현장에서 써 본 뒤 골랐어요.`,
      '## 이런 점이 좋아요',
      '- 규격이 같아 쓰던 것과 바로 바꿀 수 있어요.\n- 여러 개를 한 번에 주문해도 같은 날 출고해요.\n- 설명서와 점검표를 함께 드려요.',
    ].join('\n\n'),
  );
}

/** The fields of one product, always the same for one number. */
function toFields(name: string, price: number, category: number, index: number): ProductFields {
  const maker = MAKERS[index % MAKERS.length] ?? '';
  const isHeavy = price >= 100_000;
  return {
    name,
    description: `${WORDS[(index + 1) % WORDS.length]} ${maker} ${name}`,
    price,
    original_price: index % 3 === 0 ? price : Math.ceil((price * (1.08 + (index % 5) * 0.06)) / 100) * 100,
    category,
    is_active: index % 20 !== 13,
    is_marked_sold_out: index % 29 === 7,
    stock_alarm: index % 4 === 0 ? null : 5,
    shipping_fee: isHeavy ? 6_000 : 3_000,
    shipping_fee_mountain: isHeavy ? 8_000 : 3_000,
    shipping_days: 1 + (index % 3),
    shipping_group: isHeavy ? '화물' : '기본',
    is_free_shipping: index % 10 === 3,
    min_free_shipping_amount: isHeavy ? null : FREE_FROM,
    ...toPointFees(price, index),
    product_notice: [
      { name: '품명 및 모델명', value: `${name} / D-${1000 + index}` },
      { name: '제조자', value: maker },
      { name: '제조국', value: '대한민국' },
      { name: '인증 사항', value: index % 2 === 0 ? 'KC 인증 대상 아님' : 'KC 인증' },
      { name: '품질 보증 기준', value: '소비자분쟁해결기준에 따라요.' },
      { name: 'A/S 책임자와 전화번호', value: `${maker} 고객센터 1588-${String(2000 + index).padStart(4, '0')}` },
    ],
    detail_info: toDetail(name, maker, index),
    shipping_info: SHIPPING,
    return_info: RETURNS,
  };
}

const option = (name: string, price: number, stock: number) => ({ name, price, stock, is_active: true });

/** The price of an option is that of the whole unit: a larger one costs more. */
function toOptions({ group, products }: DemoCategory, at: number, index: number): SentProductOptions {
  const [, price = 0, sizes = []] = products[at] ?? [];
  return {
    option_groups:
      sizes.length === 0
        ? []
        : [
            {
              name: group,
              options: sizes.map((size, place) =>
                option(
                  size,
                  Math.round((price * (1 + place * 0.7)) / 100) * 100,
                  place === 2 && index % 6 === 0 ? 0 : 40,
                ),
              ),
            },
          ],
    additional_groups:
      index % 4 === 1
        ? [
            {
              name: '함께 사면 좋아요',
              additionals: [option('설치 공구 세트', 9_900, 30), option('여분 부품', 3_500, 100)],
            },
          ]
        : [],
  };
}

type Seed = { platform: Platform; db: Db; now: Date; staffId: number };

async function storePictures(seed: Seed, category: number, index: number): Promise<SentImage[]> {
  const { platform, db, staffId } = seed;
  const images: SentImage[] = [];
  // Every fourth product has a second picture.
  for (const variant of index % 4 === 0 ? [index, index + 1] : [index]) {
    const drawing = { svg: drawProduct(category, variant % 6), fileName: `product-${index}.webp`, owner: staffId };
    const nano_id: NanoId = (await storeDemoDrawing(platform, db, drawing)).nano_id;
    images.push({ file_id: nano_id, is_main: images.length === 0 });
  }
  return images;
}

async function seedProduct(seed: Seed, place: { category: number; categoryId: number; at: number }): Promise<void> {
  const { db, now, staffId } = seed;
  const { category, categoryId, at } = place;
  const ofCategory = DEMO_CATEGORIES[category];
  const product = ofCategory?.products[at];
  if (!ofCategory || !product) return;
  const [name, price] = product;
  // The newest products are of all categories.
  const index = at * DEMO_CATEGORIES.length + category;
  const created = addSeconds(now, -(index + 1) * DAY_SECONDS);
  const writer = { userId: staffId, now: created };
  const id = await writeProduct(
    db,
    {
      code: `${ofCategory.code}-${String(at + 1).padStart(3, '0')}`,
      stock: index % 17 === 5 ? 0 : 20 + ((index * 37) % 300),
      ...toFields(name, price, categoryId, index),
      images: await storePictures(seed, category, index),
    },
    writer,
  );
  const options = toOptions(ofCategory, at, index);
  if (options.option_groups.length + options.additional_groups.length > 0)
    await saveOptions(db, options, { productId: id, ...writer });
  await updateProductRow(db, id, { view_count: (index * 61) % 900, sales_count: (index * 23) % 140 });
}

/** Fills the shop: categories, and products with options, discounts and pictures; some are sold out, some hidden. */
export async function seedDemoProducts(db: Db, now: Date, platform: Platform): Promise<void> {
  const [operator] = await db
    .selectFrom('staff_account')
    .select('user_id')
    .orderBy('staff_type')
    .orderBy('user_id')
    .limit(1)
    .execute();
  if (!operator) return;
  for (const [category, { name, products }] of DEMO_CATEGORIES.entries()) {
    const categoryId = await insertCategory(db, { name, is_active: true }, now);
    for (const at of products.keys())
      await seedProduct({ platform, db, now, staffId: operator.user_id }, { category, categoryId, at });
  }
}
