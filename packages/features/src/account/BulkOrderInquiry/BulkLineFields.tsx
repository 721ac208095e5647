import type { ProductDetail } from '@hien/api';
import { limits } from '@hien/domain';
import { Input, Picture, Skeleton, Text } from '@hien/ui';
import { FormField } from '@hien/ui/form';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import * as s from './BulkLineFields.css.ts';

/** The products of the inquiry, each with how many. */
export function BulkLineFields({ products }: { products: readonly Loadable<ProductDetail>[] }) {
  const text = useText();
  return (
    <fieldset className={s.lines}>
      <legend className={s.legend}>{text('bulk.lines')}</legend>
      {products.map((product, index) => (
        <div key={index} className={s.row}>
          <ProductOf product={product} />
          <FormField
            name={`lines.${index}.quantity`}
            label={text('bulk.quantity')}
            required
            className={s.quantity}
          >
            <Input inputMode="numeric" numeric autoComplete="off" min={limits.bulk.minQuantity} />
          </FormField>
        </div>
      ))}
    </fieldset>
  );
}

function ProductOf({ product: { data, error } }: { product: Loadable<ProductDetail> }) {
  const text = useText();
  const format = useFormat();
  if (data === undefined) {
    return (
      <div className={s.product}>
        {error ? (
          <Text tone="muted">{text('bulk.line.missing')}</Text>
        ) : (
          <Skeleton height="72px" width="100%" />
        )}
      </div>
    );
  }
  const [picture = null] = data.gallery;
  return (
    <div className={s.product}>
      <Picture picture={picture} ratio="1:1" sizes="72px" className={s.picture} />
      <div className={s.words}>
        <Text weight="medium" clamp={2}>
          {data.name}
        </Text>
        <Text size="small" tone="muted">
          {text('bulk.line.price', { price: format.vnd(data.prices.finalPrice) })}
        </Text>
      </div>
    </div>
  );
}
