import type { ShopDataField, ShopDataShown } from '@hien/api';
import { Badge } from '@hien/ui';
import { useText } from '../i18n/useText.ts';
import * as s from '../versions/versions.css.ts';
import { ShopDataValue } from './ShopDataValue.tsx';

interface ShopDataDifferenceProps {
  before: ShopDataShown;
  after: ShopDataShown;
  fields: readonly ShopDataField[];
}

/** What a shop asks to have shown instead: how it is, and beside it how it would be. */
export function ShopDataDifference({ before, after, fields }: ShopDataDifferenceProps) {
  const text = useText();
  return (
    <dl className={s.list}>
      {fields.map((field) => (
        <div key={field} className={s.changed}>
          <dt className={s.label}>{text(`shop-data.${field}`)}</dt>
          <dd className={s.side}>
            <Badge>{text('shop-data.before')}</Badge>
            <ShopDataValue field={field} data={before} />
          </dd>
          <dd className={s.side}>
            <Badge tone="accent">{text('shop-data.after')}</Badge>
            <ShopDataValue field={field} data={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
