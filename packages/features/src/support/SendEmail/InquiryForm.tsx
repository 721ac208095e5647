import type { ContractorDetail, InboxThread, Profile } from '@hien/api';
import { canGoAgain, cleanPhone, formatPhone, inquirySchema, jobToType, noJob } from '@hien/domain';
import { Input, PhoneInput, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { addressOf } from '../../shared/forms/uploads.ts';
import { PicturesField } from '../../shared/forms/PicturesField.tsx';
import { DesignCards } from './DesignCards.tsx';
import { JobFields } from './JobFields.tsx';
import type { SendEmailViewProps } from './SendEmailView.tsx';
import { SharedCard } from './SharedCard.tsx';
import * as s from './SendEmailView.css.ts';

interface InquiryFormProps extends Pick<
  SendEmailViewProps,
  | 'contractorId'
  | 'designs'
  | 'designCount'
  | 'onForgetDesign'
  | 'shared'
  | 'onForgetShared'
  | 'onSend'
> {
  profile: Profile | undefined;
  company: ContractorDetail;
  /** The inquiry that this one asks the same as. */
  like: InboxThread | undefined;
}

/** What the form begins with: as an earlier inquiry went, or with what the profile tells. */
const beginning = (like: InboxThread | undefined, profile: Profile | undefined) => ({
  ...(like === undefined ? noJob : jobToType(like.inquiry.job)),
  phone_number: like?.phone_number ?? profile?.phone ?? '',
  email: like?.email ?? profile?.email ?? '',
  content: like?.messages[0]?.content ?? '',
  images: (like?.messages[0]?.images ?? []).filter(canGoAgain).map(addressOf),
});

/** What is to be done, words, pictures, and how to be reached. Filled in from the profile; what is typed lies on this device until it is sent. */
export function InquiryForm({
  contractorId,
  profile,
  company,
  like,
  designs,
  designCount,
  onForgetDesign,
  shared,
  onForgetShared,
  onSend,
}: InquiryFormProps) {
  const text = useText();
  const [pending, setPending] = useState(0);
  return (
    <Form
      schema={inquirySchema}
      initialValues={beginning(like, profile)}
      className={s.form}
      draft={{
        in: `inquiry-${contractorId}`,
        ...(like === undefined
          ? {}
          : {
              texts: {
                found: text('send-email.like.draft', { company: company.company_name }),
                restore: text('send-email.like.draft.take'),
                discard: text('send-email.like.draft.leave'),
              },
            }),
      }}
      onSubmit={onSend}
    >
      {designCount > 0 ? (
        <DesignCards designs={designs} count={designCount} onForget={onForgetDesign} />
      ) : null}
      <JobFields company={company} like={like?.id} />
      <FormField
        name="content"
        label={text('send-email.message')}
        hint={text('send-email.message.hint')}
        required
      >
        <Textarea rows={8} />
      </FormField>
      {shared ? <SharedCard shared={shared} onForget={onForgetShared} /> : null}
      <PicturesField folder="inbox" hint={text('send-email.images.hint')} onPending={setPending} />
      <div className={s.pair}>
        <FormField
          name="phone_number"
          label={text('send-email.phone')}
          hint={text('send-email.phone.hint')}
          required
        >
          <PhoneInput freely clean={cleanPhone} format={formatPhone} />
        </FormField>
        <FormField
          name="email"
          label={text('send-email.email')}
          hint={text('send-email.email.hint')}
          required
        >
          <Input type="email" inputMode="email" autoComplete="email" />
        </FormField>
      </div>
      <div className={s.end}>
        <Text size="small" tone="muted" measure>
          {text('send-email.receiver', { company: company.company_name })}
        </Text>
        <SubmitButton
          size="lg"
          whileInvalid={text('send-email.waits')}
          {...(pending > 0
            ? { disabledReason: text('form.images.pending', { count: pending }) }
            : {})}
        >
          {text('send-email.send')}
        </SubmitButton>
      </div>
    </Form>
  );
}
