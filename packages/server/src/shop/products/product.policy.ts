import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { fromProducts } from './product.repository.ts';

export const productNotFound = (): ProblemError =>
  new ProblemError('not_found', { title: '상품이 없어요. 판매가 끝났거나 주소가 잘못됐을 수 있어요.' });

/** Everybody sees a product on sale; operators also a hidden one, for others it does not exist. */
export const maySee = ({ is_active }: { is_active: boolean }, reader: Principal | null): boolean =>
  is_active || isStaff(reader);

type Seen = { id: number; is_active: boolean };

async function requireSeen(found: ReturnType<typeof fromProducts>, reader: Principal | null): Promise<Seen> {
  const row = await found.select(['product.id', 'product.is_active']).executeTakeFirst();
  if (!row || !maySee(row, reader)) throw productNotFound();
  return row;
}

/** Finds a product by its number as somebody may see it. Throws `not_found`. */
export const getSeen = (db: Db, id: number, reader: Principal | null): Promise<Seen> =>
  requireSeen(fromProducts(db).where('product.id', '=', id), reader);

/** The same by its code. */
export const getSeenByCode = (db: Db, code: string, reader: Principal | null): Promise<Seen> =>
  requireSeen(fromProducts(db).where('product.code', '=', code), reader);
