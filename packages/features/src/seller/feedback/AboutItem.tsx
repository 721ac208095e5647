import type { ShopQuestion } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { LinkBase, Picture } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import * as s from './feedback.css.ts';

/** The item that something is said about; its name leads to where buyers see it. */
export function AboutItem({ product }: Pick<ShopQuestion, 'product'>) {
  const language = useLanguage();
  return (
    <div className={s.product}>
      <div className={s.picture}>
        <Picture picture={product.picture} ratio="1:1" sizes="72px" alt="" />
      </div>
      <LinkBase className={s.name} href={paths.shopDetail.to(language, { id: product.id })}>
        {product.name}
      </LinkBase>
    </div>
  );
}
