import { type ShopCase, setShopTaxpayer } from '@hien/api';
import { taxpayerLabels, taxpayers, taxpayerSchema } from '@hien/domain';
import { Button, Radio, Textarea } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';

/** As what the shop pays tax, by which paper: of a household or an individual it is withheld from then on. */
export function TaxpayerForm({ one }: { one: ShopCase }) {
  const text = useText();
  const language = useLanguage();
  const decide = useDecide(setShopTaxpayer);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{text('admin.shop.taxpayer.change')}</Button>
      </div>
    );
  return (
    <Form
      key={one.taxpayer}
      schema={taxpayerSchema}
      initialValues={{ taxpayer: one.taxpayer, reason: '' }}
      className={s.unfolded}
      draft={{ in: `shop-${one.id}-taxpayer`, until: 'tab-closes' }}
      onSubmit={({ taxpayer, reason }) =>
        decide(
          { id: one.id, taxpayer, reason, expected_version: one.version },
          text('admin.shop.taxpayer.done', {
            shop: one.name,
            taxpayer: taxpayerLabels[taxpayer][language],
          }),
        )
      }
    >
      <FormRadioGroup name="taxpayer" legend={text('admin.shop.taxpayer')}>
        {taxpayers.map((taxpayer) => (
          <Radio
            key={taxpayer}
            value={taxpayer}
            hint={text(
              taxpayer === 'company' ? 'admin.shop.taxpayer.own' : 'admin.shop.taxpayer.withheld',
            )}
          >
            {taxpayerLabels[taxpayer][language]}
          </Radio>
        ))}
      </FormRadioGroup>
      <FormField
        name="reason"
        label={text('admin.shop.taxpayer.paper')}
        hint={text('admin.shop.taxpayer.paper.hint')}
        required
      >
        <Textarea rows={2} maxLength={1000} />
      </FormField>
      <div>
        <SubmitButton>{text('admin.shop.taxpayer.save')}</SubmitButton>
      </div>
    </Form>
  );
}
