import {
  cleanPhone,
  feeTypeLabels,
  formatPhone,
  itemFeeTypes,
  itemShippingMethods,
  shippingMethodLabels,
} from '@hien/domain';
import { Input, MoneyInput, PhoneInput, Select } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import type { Step } from './wizard.ts';
import * as s from './wizard.css.ts';

/** How it comes to buyers, what that costs, and whom they call afterwards. */
export function DeliveryStep({ content, type, faults }: Step) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const money = (field: 'fee' | 'freeFrom' | 'installationFee') => (
    <MoneyInput
      value={content[field]}
      format={integer}
      unit="đ"
      step={10_000}
      max={9_999_999_999}
      onChange={(value) => type({ [field]: value })}
    />
  );
  const hasFee = content.feeType === 'fixed' || content.feeType === 'free-from-amount';
  return (
    <div className={s.fields}>
      <ItemFieldBox field="shippingMethod" faults={faults} required>
        <Select
          value={content.shippingMethod}
          options={itemShippingMethods.map((method) => ({
            value: method,
            label: shippingMethodLabels[method][language],
          }))}
          onChange={(event) => {
            const method = itemShippingMethods.find((one) => one === event.currentTarget.value);
            if (method !== undefined) type({ shippingMethod: method });
          }}
        />
      </ItemFieldBox>
      {content.shippingMethod === 'self' ? null : (
        <ItemFieldBox field="shippingCompany" faults={faults} required>
          <Input
            value={content.shippingCompany}
            maxLength={200}
            onChange={(event) => type({ shippingCompany: event.currentTarget.value })}
          />
        </ItemFieldBox>
      )}
      <ItemFieldBox field="feeType" faults={faults} required>
        <Select
          value={content.feeType}
          options={itemFeeTypes.map((fee) => ({ value: fee, label: feeTypeLabels[fee][language] }))}
          onChange={(event) => {
            const feeType = itemFeeTypes.find((one) => one === event.currentTarget.value);
            if (feeType !== undefined) type({ feeType });
          }}
        />
      </ItemFieldBox>
      {hasFee ? (
        <ItemFieldBox field="fee" faults={faults} required>
          {money('fee')}
        </ItemFieldBox>
      ) : null}
      {content.feeType === 'free-from-amount' ? (
        <ItemFieldBox field="freeFrom" faults={faults} required>
          {money('freeFrom')}
        </ItemFieldBox>
      ) : null}
      <ItemFieldBox
        field="installationFee"
        faults={faults}
        hint={text('seller.item.hint.installation')}
      >
        {money('installationFee')}
      </ItemFieldBox>
      <ItemFieldBox
        field="preparationDays"
        faults={faults}
        hint={text('seller.item.hint.days')}
        required
      >
        <MoneyInput
          value={content.preparationDays}
          format={integer}
          unit=""
          max={60}
          onChange={(preparationDays) => type({ preparationDays })}
        />
      </ItemFieldBox>
      <ItemFieldBox field="packingSize" faults={faults} hint={text('seller.item.hint.packing')}>
        <Input
          value={content.packingSize}
          maxLength={200}
          onChange={(event) => type({ packingSize: event.currentTarget.value })}
        />
      </ItemFieldBox>
      <ItemFieldBox
        field="contact"
        faults={faults}
        hint={text('seller.item.hint.contact')}
        required
      >
        <PhoneInput
          value={content.contact}
          clean={cleanPhone}
          format={formatPhone}
          maxLength={30}
          onChange={(contact) => type({ contact })}
        />
      </ItemFieldBox>
    </div>
  );
}
