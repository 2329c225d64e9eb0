import type { BodyOf } from '@danji/contracts/define-endpoint';
import { type ProductFields, productFields, type SentImage } from '@danji/contracts/shop/product';
import { validateProduct } from '@danji/contracts/shop/product-rules';
import type { createProduct, updateProduct } from '@danji/contracts/shop/product-staff.endpoints';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { nextVersion } from '../../platform/records/version.ts';
import { checkDocument } from '../../site/files/index.ts';
import { findCategory } from '../categories/index.ts';
import { syncProductFiles } from './product-files.ts';
import { listImages, saveImages } from './product-image.repository.ts';
import { productNotFound } from './product.policy.ts';
import {
  findProduct,
  insertProduct,
  isCodeTaken,
  type LockedProduct,
  updateProductRow,
  type WholeProductRow,
} from './product.repository.ts';
import { recordStock, refreshSoldOut } from './stock.service.ts';

type Writer = { userId: number; now: Date };
type Content = { fields: ProductFields; images: readonly SentImage[] };

export async function getProductRow(db: Db, id: number): Promise<WholeProductRow> {
  const row = await findProduct(db, id);
  if (!row) throw productNotFound();
  return row;
}

/** Returns what is written as it is stored. Throws `invalid_input` naming all that is wrong. */
async function checkContent(db: Db, { fields, images }: Content, others: Record<string, string>): Promise<Content> {
  const errors: Record<string, string> = { ...others, ...validateProduct({ ...fields, images }) };
  if (!(await findCategory(db, fields.category))) errors['category'] = '목록에 있는 분류를 골라 주세요.';
  if (Object.keys(errors).length > 0) throw new ProblemError('invalid_input', { fields: errors });
  return {
    images,
    fields: {
      ...fields,
      name: fields.name.trim(),
      description: fields.description.trim(),
      shipping_group: fields.shipping_group.trim(),
      product_notice: fields.product_notice.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
      detail_info: checkDocument(fields.detail_info, 'detail_info'),
      shipping_info: checkDocument(fields.shipping_info, 'shipping_info'),
      return_info: checkDocument(fields.return_info, 'return_info'),
    },
  };
}

function toColumns({ category, product_notice, detail_info, shipping_info, return_info, ...fields }: ProductFields) {
  return {
    ...fields,
    category_id: category,
    product_notice: toJson(product_notice),
    detail_info: toJson(detail_info),
    shipping_info: toJson(shipping_info),
    return_info: toJson(return_info),
  };
}

async function saveFiles(db: Db, productId: number, { fields, images }: Content, writer: Writer): Promise<void> {
  await syncProductFiles(
    db,
    {
      documents: [fields.detail_info, fields.shipping_info, fields.return_info],
      pictures: images.map(({ file_id }) => file_id),
    },
    { productId, ...writer },
  );
  await saveImages(db, productId, images);
}

/** Adds a product with its first stock; resolves to its id. Throws `invalid_input`. */
export async function writeProduct(
  db: Db,
  { code, stock, images, ...fields }: BodyOf<typeof createProduct>,
  writer: Writer,
): Promise<number> {
  const taken = (await isCodeTaken(db, code)) ? { code: '이미 쓰고 있는 상품 코드예요.' } : {};
  const content = await checkContent(db, { fields, images }, taken);
  const { now, userId } = writer;
  const id = await insertProduct(db, {
    ...toColumns(content.fields),
    code,
    stock,
    is_sold_out: false,
    created: now,
    updated: now,
  });
  await saveFiles(db, id, content, writer);
  if (stock > 0)
    await recordStock(db, { productId: id, optionId: null, userId, amount: stock, stock, reason: '상품 등록', now });
  await refreshSoldOut(db, id, { isEdited: true, now });
  return id;
}

const NAMES = Object.keys(productFields) as (keyof ProductFields)[];

/** Reads the present content of a product. */
async function readContent(db: Db, id: number): Promise<Content> {
  const row = await getProductRow(db, id);
  const fields = Object.fromEntries(NAMES.map((name) => [name, row[name]]));
  const images = (await listImages(db, id)).map(({ file_id, is_main }) => ({ file_id, is_main }));
  return { fields: fields as ProductFields, images };
}

/** Changes the given fields of a locked product, of the version that the caller has seen. Throws `invalid_input`. */
export async function changeProduct(
  db: Db,
  locked: LockedProduct,
  { images, ...given }: Omit<BodyOf<typeof updateProduct>, 'updated'>,
  writer: Writer,
): Promise<void> {
  const { id } = locked;
  const present = await readContent(db, id);
  const sent = { fields: { ...present.fields, ...given }, images: images ?? present.images };
  const content = await checkContent(db, sent, {});
  await updateProductRow(db, id, { ...toColumns(content.fields), updated: nextVersion(locked, writer.now) });
  await saveFiles(db, id, content, writer);
  await refreshSoldOut(db, id, { isEdited: true, now: writer.now });
}
