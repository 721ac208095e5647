import { seedManyProducts } from '@hien/server/seed';
import { growth } from './lib/growth.ts';
import type { Measure } from './lib/table.ts';

const SIZES = (process.env.BENCH_SIZES ?? '1000,10000,100000,1000000').split(',').map(Number);

const READS = {
  'first page': '/mall/api/public/product/product-list?limit=24',
  'page 40, by price': '/mall/api/public/product/product-list?limit=24&page=40&sort=price-asc',
  'one category, in stock':
    '/mall/api/public/product/product-list?limit=24&category=6&inStock=true',
  'search without accents': '/mall/api/public/product/product-list?limit=24&q=den%20tran',
} as const;

/** How a page of the shop slows down as the table grows from a thousand products to a million (PostgreSQL). */
export const scale = (): Promise<Measure[]> =>
  growth({
    settings: { shared_buffers: '1GB', maintenance_work_mem: '512MB' },
    sizes: SIZES,
    things: 'products',
    async fill(database, size) {
      await seedManyProducts(database, size);
      // As autovacuum leaves a table a minute after a load; while it works it would disturb the measuring.
      await database.rows({ text: 'vacuum (analyze) products, product_options' }, []);
      await database.rows({ text: 'checkpoint' }, []);
    },
    reads: READS,
    tries: { warm: 10, counted: 30 },
  });
