import { affiliateWarnings } from '@hien/domain';
import { Input, Notice, Textarea } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { useId } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import * as page from '../leads/LeadPage.css.ts';
import * as s from './RegistrationForm.css.ts';

/** Banks of Vietnam that most accounts are at; any other name may be typed. */
const banks = [
  'Vietcombank',
  'VietinBank',
  'BIDV',
  'Agribank',
  'Techcombank',
  'MB Bank',
  'ACB',
  'VPBank',
  'TPBank',
  'Sacombank',
  'HDBank',
  'SHB',
  'MSB',
  'OCB',
  'SeABank',
  'Eximbank',
];

/** Where the money goes. A holder that is not the company is asked for a reason, not refused (D92). */
export function BankFields() {
  const text = useText();
  const list = useId();
  const store = useFormField<string>('store_name').value;
  const holder = useFormField<string>('account_holder').value;
  const differs =
    holder.trim() !== '' &&
    store.trim() !== '' &&
    affiliateWarnings({ account_holder: holder, store_name: store }).length > 0;
  return (
    <>
      <div className={page.pair}>
        <FormField name="bank_name" label={text('apply.bank-name')} required>
          <Input list={list} autoComplete="off" />
        </FormField>
        <FormField name="account_number" label={text('apply.account-number')} required>
          <Input inputMode="numeric" autoComplete="off" numeric />
        </FormField>
      </div>
      <datalist id={list}>
        {banks.map((bank) => (
          <option key={bank}>{bank}</option>
        ))}
      </datalist>
      <FormField
        name="account_holder"
        label={text('apply.account-holder')}
        hint={text('apply.account-holder.hint')}
        required
      >
        <Input autoCapitalize="characters" autoComplete="off" />
      </FormField>
      {differs ? (
        <div className={s.mismatch}>
          <Notice tone="caution" role="status" title={text('apply.holder.differs')}>
            {text('apply.holder.differs.text')}
          </Notice>
          <FormField name="holder_note" label={text('apply.holder.note')}>
            <Textarea rows={3} />
          </FormField>
        </div>
      ) : null}
    </>
  );
}
