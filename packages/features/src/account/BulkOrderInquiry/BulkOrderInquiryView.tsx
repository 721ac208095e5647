import type { ProductDetail } from '@hien/api';
import { type BulkOrderValues, bulkOrderSchema, limits } from '@hien/domain';
import { ButtonLink, EmptyState, Input, Notice, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { paths } from '@hien/domain/routes';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { housePicture } from '../../shared/pictures/house-picture.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { LeadFormSkeleton } from '../leads/LeadFormSkeleton.tsx';
import { ConsentBox, ContactFields } from '../../shared/forms/ContactFields.tsx';
import { LeadPage } from '../leads/LeadPage.tsx';
import { LeadReceived } from '../leads/LeadReceived.tsx';
import { useLeadSteps } from '../leads/lead-texts.ts';
import type { LeadState } from '../leads/use-lead.ts';
import * as s from '../leads/LeadPage.css.ts';
import type { BulkLine } from './bulk-lines.ts';
import { BulkLineFields } from './BulkLineFields.tsx';

interface BulkOrderInquiryViewProps {
  lines: readonly BulkLine[];
  /** One answer for each line, in their order. */
  products: readonly Loadable<ProductDetail>[];
  lead: LeadState;
  onSubmit: (values: BulkOrderValues) => Promise<SubmitFailure | undefined>;
}
/** The products are those of the address. */
const omit = ['consent', 'lines'];

export function BulkOrderInquiryView({
  lines,
  products,
  lead,
  onSubmit,
}: BulkOrderInquiryViewProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const earlier = lead.open[0];
  const least = format.integer(limits.bulk.minQuantity);
  return (
    <LeadPage
      eyebrow={text('bulk.eyebrow', { count: least })}
      title={text('bulk.title')}
      lead={text('bulk.lead')}
      picture={housePicture('marbleIsland', text('bulk.picture'))}
      stepsTitle={text('lead.steps.title')}
      steps={useLeadSteps('bulk')}
    >
      {lead.waiting ? (
        <LeadFormSkeleton />
      ) : lead.received ? (
        <LeadReceived lead={lead.received} />
      ) : lines.length === 0 ? (
        <EmptyState
          title={text('bulk.empty.title')}
          text={text('bulk.empty.text', { count: least })}
          action={
            <ButtonLink variant="primary" href={paths.shop.to(language)}>
              {text('state.shop')}
            </ButtonLink>
          }
        />
      ) : (
        <Form
          schema={bulkOrderSchema}
          initialValues={{
            ...lead.contact,
            company: '',
            lines: lines.map(({ product_id, quantity }) => ({
              product_id,
              quantity: String(quantity),
            })),
            message: '',
            consent: false,
          }}
          className={s.form}
          draft={{ in: 'bulk-order', without: omit }}
          onSubmit={onSubmit}
        >
          {earlier ? (
            <Notice tone="info" title={text('bulk.earlier', { count: lead.open.length })}>
              <Text size="small">
                {text('bulk.earlier.text', {
                  number: format.integer(earlier.id),
                  date: format.date(earlier.answer_by),
                })}
              </Text>
            </Notice>
          ) : null}
          <BulkLineFields products={products} />
          <ContactFields />
          <FormField name="company" label={text('bulk.company')} mark={text('form.optional')}>
            <Input autoComplete="organization" />
          </FormField>
          <FormField
            name="message"
            label={text('bulk.message')}
            hint={text('bulk.message.hint')}
            required
          >
            <Textarea rows={5} />
          </FormField>
          <ConsentBox />
          <SubmitButton size="lg">{text('bulk.submit')}</SubmitButton>
        </Form>
      )}
    </LeadPage>
  );
}
