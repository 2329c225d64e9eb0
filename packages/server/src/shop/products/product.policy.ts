import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { fromProducts } from './product.repository.ts';

export const productNotFound = (): ProblemError =>
  new ProblemError('not_found', { title: '상품이 없어요. 판매가 끝났거나 주소가 잘못됐을 수 있어요.' });

/** Everybody sees a product on sale; operators also a hidden one, for others it does not exist. */
export const maySee = ({ is_active }: { is_active: boolean }, reader: Principal | null): boolean =>
  is_active || isStaff(reader);

/** Finds a product by its number as somebody may see it. Throws `not_found`. */
export async function getSeen(
  db: Db,
  id: number,
  reader: Principal | null,
): Promise<{ id: number; is_active: boolean }> {
  const found = await fromProducts(db)
    .where('product.id', '=', id)
    .select(['product.id', 'product.is_active'])
    .executeTakeFirst();
  if (!found || !maySee(found, reader)) throw productNotFound();
  return found;
}
