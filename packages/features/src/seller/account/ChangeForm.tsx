import { type ShopAccount, askShopChange } from '@hien/api';
import { affiliateWarnings, shopDataForm } from '@hien/domain';
import { Heading, Input, Link, Notice, Text, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton, useFormField } from '@hien/ui/form';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { PrivateUploader } from '../../shared/forms/PrivateUploader.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { accountHref } from '../parts/sections.ts';
import { useVersionedDraft } from '../parts/useVersionedDraft.ts';
import * as s from './account.css.ts';
import { usePrivateTexts } from './usePrivateTexts.ts';
import { useTheirs } from './useTheirs.ts';

/** Numbers of accounts do not lie on a device. */
const omit = ['accountNumber'];

/** What a shop wants to have shown: as it waits already, or as it is. Nothing of it is shown before staff looked. */
export function ChangeForm({ account }: { account: ShopAccount }) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { base, says } = useTheirs(account);
  const { store } = useVersionedDraft(`shop-data-${account.id}`, account.version);
  const send = useSend(askShopChange, { says });
  const schema = useMemo(() => shopDataForm(base.data), [base.data]);
  const waiting = account.changes.find(({ state }) => state === 'waiting');
  const licence = usePrivateTexts(text('shop-data.licence'));
  const proof = usePrivateTexts(text('shop-data.proof'));
  // Where another account waits, its number is typed again: the page knows the last digits alone.
  const { bank, licence: picture, ...words } = waiting?.after ?? account.data;
  return (
    <div className={s.page}>
      <div>
        <Link variant="quiet" href={accountHref(language, {})}>
          {text('seller.account.back')}
        </Link>
      </div>
      <Heading level={2} size="h4">
        {text('seller.account.ask')}
      </Heading>
      <Notice tone="info">
        {text(waiting === undefined ? 'seller.account.ask.lead' : 'seller.account.ask.replaces')}
      </Notice>
      <Form
        schema={schema}
        initialValues={{
          ...words,
          bankName: bank?.bankName ?? '',
          accountHolder: bank?.accountHolder ?? '',
          accountNumber: '',
          bankProof: bank?.proof ?? '',
          licence: picture ?? '',
          note: waiting?.note ?? '',
        }}
        className={s.form}
        draft={{ in: store, without: omit }}
        onSubmit={(values) =>
          send.submit({ ...values, expectedVersion: base.version }, () => {
            toast.show({ tone: 'positive', text: text('seller.account.asked') });
            void navigate(accountHref(language, {}));
          })
        }
      >
        <FormField name="name" label={text('shop-data.name')} required>
          <Input autoComplete="off" maxLength={100} />
        </FormField>
        <FormField name="companyName" label={text('shop-data.companyName')} required>
          <Input autoComplete="organization" maxLength={200} />
        </FormField>
        <div className={s.pair}>
          <FormField
            name="registrationNumber"
            label={text('shop-data.registrationNumber')}
            required
          >
            <Input autoComplete="off" maxLength={30} />
          </FormField>
          <FormField name="taxCode" label={text('shop-data.taxCode')} required>
            <Input inputMode="numeric" autoComplete="off" />
          </FormField>
        </div>
        <FormField name="representative" label={text('shop-data.representative')} required>
          <Input autoComplete="name" />
        </FormField>
        <FormField name="address" label={text('shop-data.address')} required>
          <Textarea rows={2} autoComplete="street-address" maxLength={300} />
        </FormField>
        <FormField
          name="licence"
          label={text('shop-data.licence')}
          hint={text('seller.account.licence.hint')}
        >
          <PrivateUploader name="licence" texts={licence} />
        </FormField>
        <section className={s.part}>
          <Heading level={3} size="h5">
            {text('shop-data.bank')}
          </Heading>
          <Text tone="muted" measure>
            {account.data.bank === null
              ? text('seller.account.bank.none')
              : text('seller.account.bank.now', {
                  bank: account.data.bank.bankName,
                  account: account.data.bank.account,
                })}
          </Text>
          <div className={s.pair}>
            <FormField name="bankName" label={text('seller.account.bank-name')}>
              <Input autoComplete="off" maxLength={100} />
            </FormField>
            <FormField
              name="accountNumber"
              label={text('seller.account.account-number')}
              hint={text('seller.account.account-number.hint')}
            >
              <Input inputMode="numeric" autoComplete="off" numeric />
            </FormField>
          </div>
          <FormField name="accountHolder" label={text('seller.account.account-holder')}>
            <Input autoCapitalize="characters" autoComplete="off" />
          </FormField>
          <HolderNotice />
          <FormField
            name="bankProof"
            label={text('shop-data.proof')}
            hint={text('seller.account.proof.hint')}
          >
            <PrivateUploader name="bankProof" texts={proof} />
          </FormField>
        </section>
        <FormField
          name="note"
          label={text('seller.account.note')}
          hint={text('seller.account.note.hint')}
        >
          <Textarea rows={3} maxLength={500} />
        </FormField>
        <div>
          <SubmitButton>{text('seller.account.send')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** A holder that is not the company is not refused, but seen by whoever decides (D92). */
function HolderNotice() {
  const text = useText();
  const company = useFormField<string>('companyName').value;
  const holder = useFormField<string>('accountHolder').value;
  const differs =
    holder.trim() !== '' &&
    affiliateWarnings({ account_holder: holder, store_name: company }).length > 0;
  return differs ? (
    <Notice tone="caution" role="status">
      {text('seller.account.holder.differs')}
    </Notice>
  ) : null;
}
