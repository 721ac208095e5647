import { type CouponCampaign, saveCouponCampaign } from '@hien/api';
import {
  campaignAudiences,
  campaignLimits,
  couponCampaignSchema,
  languages,
  validate,
} from '@hien/domain';
import { Input, MoneyInput, Radio, Textarea, useToast } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton, useFormValues } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { DayField } from '../../shared/forms/DayField.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CouponPreview } from './CouponPreview.tsx';
import { formOf, sentOf } from './coupon-values.ts';
import * as s from './Coupons.css.ts';

interface CouponFormProps {
  /** The draft that is written to; undefined begins one. */
  draft?: CouponCampaign;
  onSaved: (saved: CouponCampaign) => void;
}

type Typed = ReturnType<typeof formOf>;

/** A coupon as staff write it, with what buyers will read of it beside. */
export function CouponForm({ draft, onSaved }: CouponFormProps) {
  const text = useText();
  const toast = useToast();
  const [initial] = useState(() => formOf(draft?.content));
  const saving = useSend(saveCouponCampaign, {
    about: draft?.id ?? 'new',
    says: { VERSION_CONFLICT: text('admin.coupon.conflict') },
  });
  return (
    <Form
      schema={couponCampaignSchema}
      initialValues={initial}
      className={s.form}
      draft={{ in: `coupon-${draft?.id ?? 'new'}`, until: 'tab-closes', atOnce: true }}
      onSubmit={(form) =>
        saving.submit(
          {
            id: draft?.id ?? null,
            expected_version: draft?.version ?? 0,
            content: sentOf(form),
          },
          (saved) => {
            toast.show({
              tone: 'positive',
              text: text('admin.coupon.saved', { code: saved.content.code }),
            });
            onSaved(saved);
          },
        )
      }
    >
      <Offer />
      <Days />
      <Audience />
      <Preview />
      <div>
        <SubmitButton>{text('admin.coupon.save')}</SubmitButton>
      </div>
    </Form>
  );
}

/** What it is called, and what it takes off. */
function Offer() {
  const text = useText();
  const { integer } = useFormat();
  const { kind } = useFormValues<Typed>();
  return (
    <>
      <FormField
        name="code"
        label={text('admin.coupon.code')}
        hint={text('admin.coupon.code.hint')}
        required
      >
        <Input
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={campaignLimits.code.max}
        />
      </FormField>
      <div className={s.pair}>
        {languages.map((language) => (
          <FormField
            key={language}
            name={`name.${language}`}
            label={text('admin.coupon.name', {
              language: text(`admin.terms.language.${language}`),
            })}
            required
          >
            <Input lang={language} maxLength={campaignLimits.name} />
          </FormField>
        ))}
      </div>
      <FormRadioGroup name="kind" legend={text('admin.coupon.kind')}>
        <Radio value="amount">{text('admin.coupon.kind.amount')}</Radio>
        <Radio value="percent">{text('admin.coupon.kind.percent')}</Radio>
      </FormRadioGroup>
      <div className={s.pair}>
        {kind === 'percent' ? (
          <>
            <FormField name="percent" label={text('admin.coupon.percent')} required>
              <Input inputMode="numeric" maxLength={3} />
            </FormField>
            <FormField name="max" label={text('admin.coupon.max')} required>
              <MoneyInput format={integer} unit="đ" />
            </FormField>
          </>
        ) : (
          <FormField name="amount" label={text('admin.coupon.amount')} required>
            <MoneyInput format={integer} unit="đ" />
          </FormField>
        )}
        <FormField
          name="minimum"
          label={text('admin.coupon.minimum')}
          hint={text('admin.coupon.minimum.hint')}
        >
          <MoneyInput format={integer} unit="đ" />
        </FormField>
      </div>
    </>
  );
}

function Days() {
  const text = useText();
  return (
    <div className={s.pair}>
      <DayField name="from" label={text('admin.coupon.from')} required />
      <DayField name="until" label={text('admin.coupon.until')} required />
    </div>
  );
}

/** To whom it goes, and how many there are. */
function Audience() {
  const text = useText();
  const { audience } = useFormValues<Typed>();
  return (
    <>
      <FormRadioGroup name="audience" legend={text('admin.coupon.audience')}>
        {campaignAudiences.map((one) => (
          <Radio
            key={one}
            value={one}
            hint={one === 'code' ? undefined : text(`admin.coupon.audience.${one}.hint`)}
          >
            {text(`admin.coupon.audience.${one}`)}
          </Radio>
        ))}
      </FormRadioGroup>
      {audience === 'members' ? (
        <FormField
          name="emails"
          label={text('admin.coupon.emails')}
          hint={text('admin.coupon.emails.hint')}
          required
        >
          <Textarea rows={6} maxLength={campaignLimits.emailsLetters} spellCheck={false} />
        </FormField>
      ) : (
        <div className={s.pair}>
          {audience === 'joined' ? (
            <>
              <DayField name="joined_from" label={text('admin.coupon.joined.from')} required />
              <DayField name="joined_until" label={text('admin.coupon.joined.until')} required />
            </>
          ) : null}
          <FormField
            name="most"
            label={text('admin.coupon.most')}
            hint={text('admin.coupon.most.hint')}
            required
          >
            <Input inputMode="numeric" maxLength={6} />
          </FormField>
        </div>
      )}
    </>
  );
}

function Preview() {
  const judged = validate(couponCampaignSchema, useFormValues<Typed>());
  return <CouponPreview content={judged.ok ? sentOf(judged.values) : null} />;
}
