import type { MyReview } from '@hien/api';
import { LinkBase, Picture } from '@hien/ui';
import type { ReactNode } from 'react';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import * as s from './Review.css.ts';

interface LineProps {
  facts: ReactNode;
  action?: ReactNode;
}

/** The product something is about: its picture, its name, what is known of the purchase. */
export function ProductLine({ product, ...line }: LineProps & { product: MyReview['product'] }) {
  const language = useLanguage();
  return (
    <ThingLine thing={product} href={paths.shopDetail.to(language, { id: product.id })} {...line} />
  );
}

interface ThingLineProps extends LineProps {
  thing: MyReview['product'];
  href: string;
}

export function ThingLine({ thing, href, facts, action }: ThingLineProps) {
  return (
    <div className={s.line}>
      <div className={s.picture}>
        <Picture picture={thing.picture} ratio="1:1" sizes="88px" alt="" />
      </div>
      <div className={s.facts}>
        <LinkBase className={s.name} href={href}>
          {thing.name}
        </LinkBase>
        {facts}
      </div>
      {action ? <div className={s.action}>{action}</div> : null}
    </div>
  );
}
