import { discountScopeLabels, discountScopes, itemPrices } from '@hien/domain';
import { MoneyInput, Select } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import { OptionAxes } from './OptionAxes.tsx';
import { OptionTable } from './OptionTable.tsx';
import type { Step } from './wizard.ts';
import * as s from './wizard.css.ts';

/** The price with its discount, what buyers pay for it, and the options. */
export function OptionsStep({ content, type, faults }: Step) {
  const text = useText();
  const language = useLanguage();
  const { integer, vnd } = useFormat();
  const { price, finalPrice, appPrice } = itemPrices(content);
  return (
    <div className={s.stack}>
      <div className={s.fields}>
        <ItemFieldBox field="price" faults={faults} hint={text('price.vat')} required>
          <MoneyInput
            value={content.price}
            format={integer}
            unit="đ"
            step={10_000}
            max={9_999_999_999}
            onChange={(value) => type({ price: value })}
          />
        </ItemFieldBox>
        <ItemFieldBox field="discount" faults={faults}>
          <MoneyInput
            value={content.discount}
            format={integer}
            unit="đ"
            step={10_000}
            max={9_999_999_999}
            onChange={(discount) => type({ discount: discount ?? 0 })}
          />
        </ItemFieldBox>
        <ItemFieldBox field="discountScope" faults={faults}>
          <Select
            value={content.discountScope}
            options={discountScopes.map((scope) => ({
              value: scope,
              label: discountScopeLabels[scope][language],
            }))}
            onChange={(event) => {
              const scope = discountScopes.find((one) => one === event.currentTarget.value);
              if (scope !== undefined) type({ discountScope: scope });
            }}
          />
        </ItemFieldBox>
        <p className={s.pays} role="status">
          {price === 0
            ? text('seller.item.pays.none')
            : appPrice === null
              ? text('seller.item.pays', { price: vnd(finalPrice) })
              : text('seller.item.pays.app', { price: vnd(finalPrice), app: vnd(appPrice) })}
        </p>
      </div>
      <OptionAxes content={content} onRows={(options) => type({ options: [...options] })} />
      <OptionTable
        options={content.options}
        faults={faults}
        onRows={(options) => type({ options: [...options] })}
      />
    </div>
  );
}
