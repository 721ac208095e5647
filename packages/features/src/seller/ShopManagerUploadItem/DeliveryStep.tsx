import {
  cleanPhone,
  feeTypeLabels,
  formatPhone,
  ictDate,
  type ItemField,
  itemFeeTypes,
  itemShippingMethods,
  itemSteps,
  shippingMethodLabels,
  systemClock,
} from '@hien/domain';
import { DateField, Input, MoneyInput, PhoneInput, Select } from '@hien/ui';
import { useState } from 'react';
import { useDateTexts } from '../../shared/forms/useDateTexts.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import type { Step } from './wizard.ts';
import * as s from './wizard.css.ts';

/** How it comes to buyers, what that costs, and whom they call afterwards. */
export function DeliveryStep({ isNew, ...step }: Step & { isNew: boolean }) {
  return (
    <div className={s.fields}>
      <DeliveryFields {...step} fields={itemSteps.delivery} />
      {isNew ? <VisibleOn {...step} /> : null}
    </div>
  );
}

/** From which day on buyers see it: asked as long as they never did. */
function VisibleOn({ content, type, faults }: Step) {
  const text = useText();
  const texts = useDateTexts();
  const [now] = useState(() => systemClock.now());
  return (
    <ItemFieldBox field="visibleOn" faults={faults} hint={text('seller.item.hint.visible')}>
      <DateField
        texts={texts}
        today={ictDate(now)}
        min={ictDate(now + 86_400_000)}
        value={content.visibleOn === '' ? null : content.visibleOn}
        onChange={(day) => type({ visibleOn: day ?? '' })}
      />
    </ItemFieldBox>
  );
}

/** Some of these fields, where an item's delivery is told in parts. */
export function DeliveryFields({
  content,
  type,
  faults,
  fields,
}: Step & { fields: readonly ItemField[] }) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const shows = (field: ItemField) => fields.includes(field);
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
    <>
      {shows('shippingMethod') ? (
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
      ) : null}
      {content.shippingMethod === 'self' || !shows('shippingCompany') ? null : (
        <ItemFieldBox field="shippingCompany" faults={faults} required>
          <Input
            value={content.shippingCompany}
            maxLength={200}
            onChange={(event) => type({ shippingCompany: event.currentTarget.value })}
          />
        </ItemFieldBox>
      )}
      {shows('feeType') ? (
        <ItemFieldBox field="feeType" faults={faults} required>
          <Select
            value={content.feeType}
            options={itemFeeTypes.map((fee) => ({
              value: fee,
              label: feeTypeLabels[fee][language],
            }))}
            onChange={(event) => {
              const feeType = itemFeeTypes.find((one) => one === event.currentTarget.value);
              if (feeType !== undefined) type({ feeType });
            }}
          />
        </ItemFieldBox>
      ) : null}
      {hasFee && shows('fee') ? (
        <ItemFieldBox field="fee" faults={faults} required>
          {money('fee')}
        </ItemFieldBox>
      ) : null}
      {content.feeType === 'free-from-amount' && shows('freeFrom') ? (
        <ItemFieldBox field="freeFrom" faults={faults} required>
          {money('freeFrom')}
        </ItemFieldBox>
      ) : null}
      {shows('installationFee') ? (
        <ItemFieldBox
          field="installationFee"
          faults={faults}
          hint={text('seller.item.hint.installation')}
        >
          {money('installationFee')}
        </ItemFieldBox>
      ) : null}
      {shows('preparationDays') ? (
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
      ) : null}
      {shows('packingSize') ? (
        <ItemFieldBox field="packingSize" faults={faults} hint={text('seller.item.hint.packing')}>
          <Input
            value={content.packingSize}
            maxLength={200}
            onChange={(event) => type({ packingSize: event.currentTarget.value })}
          />
        </ItemFieldBox>
      ) : null}
      {shows('contact') ? (
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
      ) : null}
    </>
  );
}
