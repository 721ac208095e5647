import type { ShopDataField, ShopDataShown } from '@hien/api';
import { Text } from '@hien/ui';
import { useText } from '../i18n/useText.ts';
import { PrivatePicture } from '../pictures/PrivatePicture.tsx';
import * as s from './ShopDataValue.css.ts';

interface ShopDataValueProps {
  field: ShopDataField;
  data: ShopDataShown;
}

/** One thing that a shop's papers say: words, or the picture that shows them. */
export function ShopDataValue({ field, data }: ShopDataValueProps) {
  const text = useText();
  const picture = (address: string | null) =>
    address === null ? null : (
      <PrivatePicture
        address={address}
        alt={text(field === 'licence' ? 'shop-data.licence' : 'shop-data.proof')}
        missing={text('shop-data.picture.missing')}
        className={s.picture}
      />
    );
  if (field === 'licence') return picture(data.licence) ?? <None />;
  if (field !== 'bank') return data[field] === '' ? <None /> : <span>{data[field]}</span>;
  if (data.bank === null) return <None />;
  const { bankName, accountHolder, account, proof } = data.bank;
  return (
    <>
      <span>
        {bankName} <span className={s.number}>{account}</span>
      </span>
      <span>{accountHolder}</span>
      {picture(proof)}
    </>
  );
}

function None() {
  return (
    <Text as="span" tone="muted">
      {useText()('shop-data.none')}
    </Text>
  );
}
