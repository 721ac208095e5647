import { createReferralCode } from '@hien/api';
import { campaignLimits, referralOwners, referralSchema } from '@hien/domain';
import { Input, Notice, Radio, useToast } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton, useFormValues } from '@hien/ui/form';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Coupons.css.ts';

const empty = { code: '', label: '', owner: 'campaign', email: '' };

/** A new code, and whose it is. */
export function ReferralForm({ onSaved }: { onSaved: () => void }) {
  const text = useText();
  const toast = useToast();
  const creating = useSend(createReferralCode);
  return (
    <Form
      schema={referralSchema}
      initialValues={empty}
      className={s.form}
      draft={{ in: 'referral-new', until: 'tab-closes', atOnce: true }}
      onSubmit={(form) =>
        creating.submit(
          { ...form, email: form.owner === 'member' ? form.email : '' },
          ({ code }) => {
            toast.show({ tone: 'positive', text: text('admin.referral.saved', { code }) });
            onSaved();
          },
        )
      }
    >
      <Notice tone="info">{text('admin.referral.nothing-paid')}</Notice>
      <FormField
        name="code"
        label={text('admin.referral.code')}
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
      <Owner />
      <FormField
        name="label"
        label={text('admin.referral.label')}
        hint={text('admin.referral.label.hint')}
        required
      >
        <Input maxLength={120} />
      </FormField>
      <div>
        <SubmitButton>{text('admin.referral.save')}</SubmitButton>
      </div>
    </Form>
  );
}

function Owner() {
  const text = useText();
  const { owner } = useFormValues<typeof empty>();
  return (
    <>
      <FormRadioGroup name="owner" legend={text('admin.referral.owner')}>
        {referralOwners.map((one) => (
          <Radio
            key={one}
            value={one}
            hint={one === 'member' ? text('admin.referral.owner.member.hint') : undefined}
          >
            {text(`admin.referral.owner.${one}`)}
          </Radio>
        ))}
      </FormRadioGroup>
      {owner === 'member' ? (
        <FormField name="email" label={text('admin.referral.email')} required>
          <Input type="email" autoComplete="off" maxLength={254} />
        </FormField>
      ) : null}
    </>
  );
}
