import { type ShopAccount, saveShopContact } from '@hien/api';
import { cleanPhone, formatPhone, shopContactSchema } from '@hien/domain';
import { Heading, Input, Link, PhoneInput, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { accountHref } from '../parts/sections.ts';
import { useVersionedDraft } from '../parts/useVersionedDraft.ts';
import * as s from './account.css.ts';
import { useTheirs } from './useTheirs.ts';

/** Whom one reaches, and where goods are fetched: changed at once. */
export function ContactForm({ account }: { account: ShopAccount }) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { base, says } = useTheirs(account);
  const { store } = useVersionedDraft(`shop-contact-${account.id}`, account.version);
  const save = useSend(saveShopContact, { says });
  const { contactName, contactPhone, contactEmail, warehouse } = account;
  return (
    <div className={s.page}>
      <div>
        <Link variant="quiet" href={accountHref(language, {})}>
          {text('seller.account.back')}
        </Link>
      </div>
      <Heading level={2} size="h4">
        {text('seller.account.contact.edit')}
      </Heading>
      <Form
        schema={shopContactSchema}
        initialValues={{ contactName, contactPhone, contactEmail, warehouse }}
        className={s.form}
        draft={{ in: store }}
        onSubmit={(values) =>
          save.submit({ ...values, expectedVersion: base.version }, () => {
            toast.show({ tone: 'positive', text: text('seller.account.contact.saved') });
            void navigate(accountHref(language, {}));
          })
        }
      >
        <FormField name="contactName" label={text('seller.account.contact-name')} required>
          <Input autoComplete="name" maxLength={100} />
        </FormField>
        <div className={s.pair}>
          <FormField name="contactPhone" label={text('contact.phone')} required>
            <PhoneInput clean={cleanPhone} format={formatPhone} />
          </FormField>
          <FormField
            name="contactEmail"
            label={text('contact.email')}
            hint={text('seller.account.contact-email.hint')}
            required
          >
            <Input type="email" inputMode="email" autoComplete="email" />
          </FormField>
        </div>
        <FormField
          name="warehouse"
          label={text('seller.account.warehouse')}
          hint={text('seller.account.warehouse.hint')}
          required
        >
          <Textarea rows={2} maxLength={300} />
        </FormField>
        <div>
          <SubmitButton>{text('seller.template.save')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
