import type { Language } from '@hien/domain';
import { ApiError } from '../../http/api-error.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import { productDetailSql } from './product-detail-sql.ts';
import type { Shop } from '../shop.ts';

const statements: Record<Language, { name: string; text: string }> = {
  vi: { name: 'product-vi', text: productDetailSql('vi') },
  en: { name: 'product-en', text: productDetailSql('en') },
  ko: { name: 'product-ko', text: productDetailSql('ko') },
};

/** One product with everything its page shows, in one statement. */
export function getProduct(shop: Shop): Handler<'getProduct'> {
  return async ({ params, language }) => {
    const [row] = await shop.database.rows<{ product: string }>(statements[language], [
      params.id,
      new Date(shop.now()),
    ]);
    if (row === undefined) throw new ApiError('PRODUCT_05');
    return new JsonText(row.product);
  };
}
