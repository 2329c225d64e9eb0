import type { NanoId } from '@danji/contracts/fields';
import type { Product, ProductImage, ProductLine, StaffProductLine } from '@danji/contracts/shop/product';
import { toDiscountRatio, toUnitPoints } from '@danji/contracts/shop/product-rules';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import type { Db } from '../../platform/database/open-database.ts';
import { readPrepared } from '../../platform/database/prepared-statements.ts';
import type { Platform } from '../../platform/platform.ts';
import { toFileUrl } from '../../site/files/index.ts';
import { PRODUCT_FILE_USE } from './product-files.ts';
import { listImages } from './product-image.repository.ts';
import { listOptions } from './product-option.repository.ts';
import type { ProductLineRow, WholeProductRow } from './product.repository.ts';

/** The address of a picture of a product. */
export const toProductPictureUrl = (platform: Platform, nano_id: NanoId): string =>
  toFileUrl(platform, { nano_id, use: PRODUCT_FILE_USE }, platform.clock.now());

const toShown = <Row extends ProductLineRow>(platform: Platform, { main_file, ...row }: Row) => ({
  ...row,
  discount_ratio: toDiscountRatio(row),
  main_image: main_file === null ? null : toProductPictureUrl(platform, main_file),
});

type OfShop = Pick<ProductLineRow, 'is_marked_sold_out' | 'stock_alarm' | 'is_low_stock'>;

/** Leaves out what only operators see. */
const withoutShop = <Row extends OfShop>({
  is_marked_sold_out: _mark,
  stock_alarm: _alarm,
  is_low_stock: _low,
  ...row
}: Row) => row;

/** Presents a product in a list. */
export function toLine(platform: Platform, row: ProductLineRow): ProductLine {
  const { updated: _updated, stock: _stock, ...line } = withoutShop(toShown(platform, row));
  return line;
}

/** Presents a product in the list of operators. */
export function toStaffLine(platform: Platform, row: ProductLineRow): StaffProductLine {
  const { is_wished: _wished, stock_alarm: _alarm, ...line } = toShown(platform, row);
  return line;
}

const readImages = async (platform: Platform, db: Db, productId: number): Promise<ProductImage[]> =>
  (await listImages(db, productId)).map((image) => ({ ...image, image: toProductPictureUrl(platform, image.file_id) }));

type Terms = Parameters<typeof toUnitPoints>[2];

/** Reads the terms that decide about the points of a buyer; a visitor has no tier and no additional rate. */
async function findTerms(db: Db, userId: number | undefined): Promise<Terms> {
  const none: Terms = { recommand_tier: 0, bonus_point_rate: 0 };
  if (userId === undefined) return none;
  const [terms = none] = await readPrepared(
    db,
    db.selectFrom('user_account').where('id', '=', userId).select(['recommand_tier', 'bonus_point_rate']),
  );
  return terms;
}

/** Presents a product as its page shows it to a reader; none is a visitor. */
export async function toProduct(
  platform: Platform,
  db: Db,
  row: WholeProductRow,
  readerId: number | undefined,
): Promise<Product> {
  const product = withoutShop(toShown(platform, row));
  return {
    ...product,
    images: await readImages(platform, db, row.id),
    buyer_points: toUnitPoints(row, 'buyer', await findTerms(db, readerId)),
  };
}

/** Presents a product with all its options, for operators. */
export async function toStaffProduct(platform: Platform, db: Db, row: WholeProductRow): Promise<StaffProduct> {
  const { is_wished: _wished, is_restock_wanted: _wanted, main_file: _file, is_low_stock: _low, ...product } = row;
  return {
    ...product,
    discount_ratio: toDiscountRatio(row),
    images: await readImages(platform, db, row.id),
    ...(await listOptions(db, row.id, { all: true })),
  };
}
