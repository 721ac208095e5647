import {
  holdReasonLabels,
  holdReasons,
  sellerCancelReasonLabels,
  sellerCancelReasons,
} from '@hien/domain';
import { Input, MoneyInput, Radio, Select, Text, Textarea } from '@hien/ui';
import { FormCheckbox, FormField, FormRadioGroup, useFormField } from '@hien/ui/form';
import { DayField } from '../../forms/DayField.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { type MessageId, useText } from '../../i18n/useText.ts';
import * as s from './events.css.ts';

export function Tick({ name, label, hint }: { name: string; label: MessageId; hint?: MessageId }) {
  const text = useText();
  return (
    <FormCheckbox name={name} {...(hint ? { hint: text(hint) } : {})}>
      {text(label)}
    </FormCheckbox>
  );
}

interface ShipmentFieldsProps {
  /** Where the form keeps it. */
  at?: string;
  /** It is fetched from the buyer, not brought. */
  fetched?: boolean;
}

/** With whom a parcel goes. */
export function ShipmentFields({ at = '', fetched = false }: ShipmentFieldsProps) {
  const text = useText();
  const { value: kind } = useFormField<string>(`${at}kind`);
  return (
    <>
      <FormRadioGroup
        name={`${at}kind`}
        legend={text(fetched ? 'seller.act.fetch.kind' : 'seller.act.shipment.kind')}
      >
        <Radio value="carrier">{text('seller.act.shipment.carrier')}</Radio>
        <Radio value="self">
          {text(fetched ? 'seller.act.fetch.self' : 'seller.act.shipment.self')}
        </Radio>
      </FormRadioGroup>
      {kind === 'self' ? null : (
        <>
          <FormField name={`${at}carrier`} label={text('seller.act.carrier')} required>
            <Input maxLength={100} />
          </FormField>
          <FormField
            name={`${at}tracking`}
            label={text('seller.act.tracking')}
            hint={text('seller.act.tracking.hint')}
            required
          >
            <Input maxLength={60} autoComplete="off" />
          </FormField>
        </>
      )}
    </>
  );
}

export function SendBackFields({ hint = 'seller.act.send-back.hint' }: { hint?: MessageId }) {
  const text = useText();
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{text('seller.act.send-back')}</legend>
      <Text size="small" tone="muted">
        {text(hint)}
      </Text>
      <ShipmentFields at="send_back." />
    </fieldset>
  );
}

export function HoldReason() {
  const text = useText();
  const language = useLanguage();
  return (
    <FormField name="reason" label={text('seller.act.why')} required>
      <Select
        placeholder={text('seller.act.why.choose')}
        options={holdReasons.map((value) => ({
          value,
          label: holdReasonLabels[value][language],
        }))}
      />
    </FormField>
  );
}

export function SellerCancelReason() {
  const text = useText();
  const language = useLanguage();
  return (
    <FormField name="reason" label={text('seller.act.why')} required>
      <Select
        placeholder={text('seller.act.why.choose')}
        options={sellerCancelReasons.map((value) => ({
          value,
          label: sellerCancelReasonLabels[value][language],
        }))}
      />
    </FormField>
  );
}

export function WordsField() {
  const text = useText();
  return (
    <FormField
      name="text"
      label={text('seller.act.words')}
      hint={text('seller.act.words.hint')}
      required
    >
      <Textarea rows={3} maxLength={1000} />
    </FormField>
  );
}

export function OwnReason({ label }: { label: MessageId }) {
  const text = useText();
  return (
    <FormField name="reason" label={text(label)} hint={text('seller.act.words.hint')} required>
      <Textarea rows={3} maxLength={200} />
    </FormField>
  );
}

export function AmountField() {
  const text = useText();
  const { integer } = useFormat();
  return (
    <FormField
      name="amount"
      label={text('seller.act.amount')}
      hint={text('seller.act.amount.hint')}
    >
      <MoneyInput format={integer} unit="đ" />
    </FormField>
  );
}

export function DelayDay() {
  const text = useText();
  return <DayField name="until" label={text('seller.act.delay.until')} required />;
}

export function Change() {
  return (
    <>
      <OwnReason label="seller.act.why" />
      <Tick name="agreed" label="seller.act.agreed" />
    </>
  );
}
