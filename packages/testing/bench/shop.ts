import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyOf, Endpoint, ResponseOf } from '@danji/contracts/define-endpoint';
import { createOrders } from '@danji/contracts/shop/order.endpoints';
import { createProduct } from '@danji/contracts/shop/product-staff.endpoints';
import { getProduct, listProducts } from '@danji/contracts/shop/product.endpoints';
import { createShopCategory } from '@danji/contracts/shop/shop-category.endpoints';
import { startServer } from '@danji/server';
import { newNanoId } from '@danji/server/platform/ids';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { createAccountFactory } from '../src/factories/account-factory.ts';
import { LIST_CALLS } from '../src/lists/list-calls.ts';
import { createListFixture } from '../src/lists/list-fixture.ts';
import { fillTables } from '../src/lists/seed.ts';
import { SHOWN_PRODUCTS } from '../src/lists/shop-seeds.ts';
import { createDatabase, startCluster } from '../src/postgres/cluster.ts';
import { productBody } from '../src/product-body.ts';
import { recordStatements, type Statement } from '../src/record-statements.ts';
import { compareWithRaw, REQUESTS, startRaw, toPrepared } from './against-raw.ts';
import type { BenchRow } from './bench-row.ts';
import { benchGrowth } from './growth.ts';
import { load, median } from './load.ts';
import { findBackends } from './processor-time.ts';

const PRODUCTS = 10_000;
/** The settings of a server that loses nothing: an order survives once it was answered. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
const BUYERS = 8;
const ORDERS = 80;
const ROUNDS = 5;
const LISTS = LIST_CALLS.map(({ endpoint }) => endpoint.id).filter((id) => id.startsWith('shops.'));

type Shop = Awaited<ReturnType<typeof openShop>>;

/** An address that no other account of the rows has. */
const anybody = () => ({ email: `${newNanoId()}@danji.test` });

/** Makes a call over HTTP. @throws when it is refused */
async function send<E extends Endpoint>(
  url: string,
  { path, method }: E,
  token: string,
  body: BodyOf<E>,
): Promise<ResponseOf<E>> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as ResponseOf<E>;
}

/** Starts a shop with 10,000 products beside those that `sell` makes. */
async function openShop(databaseUrl: string) {
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_DATA: '0',
    ANSWER_CHECK: '0',
    RATE_LIMIT_SCALE: '100000',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-bench-')),
    DATABASE_URL: databaseUrl,
  };
  const server = await startServer({ env, inMemory: true });
  const { db, jobs } = server.platform;
  const { ids } = await createListFixture(server.platform);
  await jobs.idle();
  await fillTables(db, SHOWN_PRODUCTS, ids, { from: 1, to: PRODUCTS, step: 100 });
  await sql`vacuum analyze`.execute(db);
  const create = createAccountFactory(server.platform);
  const { token } = await create.staff(anybody());
  const category = await send(server.url, createShopCategory, token, { name: '오늘의 특가', is_active: true });
  const sell = (code: string): Promise<ResponseOf<typeof createProduct>> =>
    send(server.url, createProduct, token, productBody(category.id, { code, stock: 1_000_000 }));
  return { server, create, sell };
}

/** Compares a call of a member with a bare route that runs the same statements. */
async function compareCall({ server, create }: Shop, databaseUrl: string, label: string, path: string) {
  const { db, database } = server.platform;
  const headers = { authorization: `Bearer ${(await create.general(anybody())).token}` };
  const ours = { url: server.url + path, headers };
  // The statements that the server makes by itself after its start are not recorded.
  await load(ours, REQUESTS);
  const statements: Statement[] = [];
  const stopRecording = recordStatements(db, statements, { isWhole: true });
  await fetch(ours.url, { headers });
  stopRecording();
  const pool = new Pool({ connectionString: databaseUrl, options: '-c random_page_cost=1.1' });
  const [plain, prepared] = [
    await startRaw(database, statements),
    await startRaw(toPrepared(pool, statements), statements),
  ];
  const sides = {
    server: ours,
    [`the same ${statements.length} statements`]: plain,
    'all of them prepared': prepared,
  };
  const backends = await findBackends(database);
  const row = await compareWithRaw(`shop: ${label} against raw Fastify with ${PRODUCTS} products`, sides, backends);
  for (const side of [plain, prepared]) await side.close?.();
  await pool.end();
  return row;
}

const toBody = (productId: number): BodyOf<typeof createOrders> => ({
  product: { product_id: productId, option_ids: [], quantity: 2, amount: 54_000 },
  customer_name: '김관리',
  customer_tel: '010-1234-5678',
  customer_email: '',
  customer_address: '',
  customer_message: '',
  delivery_name: '관리사무소',
  delivery_tel: '031-123-4567',
  delivery_address_code: '10408',
  delivery_address: '경기 고양시 일산동구 장항로 100',
  delivery_message: '경비실에 맡겨 주세요.',
  point: 0,
  payment_price: 54_000,
});

/** Orders of so many buyers at once, of products in turn; each buyer orders once. */
async function measureOrders({ server, create }: Shop, label: string, products: readonly number[]): Promise<BenchRow> {
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const tokens: string[] = [];
    for (let count = 0; count < ORDERS; count += 1) tokens.push((await create.general(anybody())).token);
    const started = performance.now();
    await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        for (let token = tokens.pop(); token !== undefined; token = tokens.pop())
          await send(server.url, createOrders, token, toBody(products[tokens.length % products.length] ?? 0));
      }),
    );
    // The first round warms up.
    if (round > 0) rates.push(ORDERS / ((performance.now() - started) / 1000));
  }
  const value = median(rates);
  return {
    label: `shop: orders per second, ${BUYERS} buyers at once, ${label}`,
    value,
    // A figure without a limit: how many orders a second there are depends on the disk of the database.
    limitText: '> 0',
    ok: value > 0,
    detail: `rounds ${rates.map((rate) => Math.round(rate)).join(', ')}`,
  };
}

/**
 * The list of products and the page of one against raw Fastify with the driver and the same statements, with
 * authentication, validation and serialisation as in production; orders per second on a PostgreSQL that loses nothing; and
 * the lists of the shop with 1,000,000 rows against 10,000.
 */
export async function* benchShop(): AsyncGenerator<BenchRow> {
  const cluster = await startCluster(DURABLE);
  try {
    const databaseUrl = await createDatabase(cluster.address, 'shop');
    const shop = await openShop(databaseUrl);
    const sold = [];
    for (let at = 0; at < BUYERS; at += 1) sold.push((await shop.sell(`BENCH-${at}`)).id);
    yield await compareCall(shop, databaseUrl, 'list of products', `${listProducts.path}?page=1&page_size=20`);
    yield await compareCall(shop, databaseUrl, 'page of a product', getProduct.path.replace('{code}', 'BENCH-0'));
    yield await measureOrders(shop, 'of different products', sold);
    yield await measureOrders(shop, 'of one product', sold.slice(0, 1));
    await shop.server.close();
  } finally {
    await cluster.stop();
  }
  yield* benchGrowth(LISTS);
}
