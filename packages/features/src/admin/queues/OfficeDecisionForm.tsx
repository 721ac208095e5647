import { type Input as Sent, type OfficeQuotationCase, decideOfficeQuotation } from '@hien/api';
import { ictDate, splitVat, systemClock } from '@hien/domain';
import {
  offerDays,
  officeVatRate,
  quotationDeclineSchema,
  quotationEventLabels,
  quotationFinishSchema,
  quotationLimits,
  quotationOfferSchema,
  quotationScheduleSchema,
} from '@hien/domain/office-plan';
import { DefinitionList, Input, MoneyInput, Select, Textarea } from '@hien/ui';
import { FormField, SubmitButton, useFormValues } from '@hien/ui/form';
import { useState } from 'react';
import { DayField } from '../../shared/forms/DayField.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useDecide } from '../parts/useDecide.ts';
import * as s from './OfficeDecisionForm.css.ts';

export type OfficeDecision = Sent<'decideOfficeQuotation'>['decision'];

interface OfficeDecisionFormProps {
  one: OfficeQuotationCase;
  decision: OfficeDecision;
}

/** One decision of staff with what it asks for; what the member reads goes along as a mail. */
export function OfficeDecisionForm({ one, decision }: OfficeDecisionFormProps) {
  const text = useText();
  const format = useFormat();
  const send = useSendDecision(one, decision);
  const [today] = useState(() => ictDate(systemClock.now()));
  const draft = {
    in: `office-${decision}-${one.id}-${one.version}`,
    until: 'tab-closes',
    atOnce: true,
  } as const;
  if (decision === 'quote')
    return (
      <Form
        schema={quotationOfferSchema}
        initialValues={{
          lines: one.lines.map(({ quantity, price }) => ({ quantity: String(quantity), price })),
          days: String(quotationLimits.validDays.usual),
          reason: '',
        }}
        className={s.form}
        draft={draft}
        onSubmit={({ lines, days, reason }) =>
          send({
            reason,
            valid_days: Number(days),
            lines: one.lines.flatMap(({ id }, at) => {
              const line = lines[at];
              return line === undefined ? [] : [{ id, ...line }];
            }),
          })
        }
      >
        <OfferLines one={one} />
        <FormField name="days" label={text('admin.office.days')} required>
          <Select
            options={offerDays.map((value) => ({
              value,
              label: text('admin.office.days.of', { count: Number(value) }),
            }))}
          />
        </FormField>
        <Words />
        <Send decision={decision} />
      </Form>
    );
  if (decision === 'schedule')
    return (
      <Form
        schema={quotationScheduleSchema}
        initialValues={{ start: one.quotation.start ?? '', reason: '' }}
        className={s.form}
        draft={draft}
        onSubmit={({ start, reason }) => send({ start, reason })}
      >
        <DayField
          name="start"
          label={text('admin.office.start')}
          hint={text('admin.office.start.hint', {
            date: format.date(`${today}T00:00:00+07:00`),
          })}
          required
          min={today}
        />
        <Words />
        <Send decision={decision} />
      </Form>
    );
  return (
    <Form
      key={decision}
      schema={decision === 'decline' ? quotationDeclineSchema : quotationFinishSchema}
      initialValues={{ reason: '' }}
      className={s.form}
      draft={draft}
      onSubmit={({ reason }) => send({ reason })}
    >
      <Words isRequired={decision === 'decline'} />
      <Send decision={decision} />
    </Form>
  );
}

/** Sends a decision on the version that was looked at; what it does not ask for is left as it is. */
function useSendDecision(one: OfficeQuotationCase, decision: OfficeDecision) {
  const text = useText();
  const decide = useDecide(decideOfficeQuotation);
  return (
    said: Partial<Omit<Sent<'decideOfficeQuotation'>, 'id' | 'decision' | 'expected_version'>>,
  ) =>
    decide(
      {
        id: one.id,
        decision,
        expected_version: one.version,
        reason: '',
        lines: [],
        valid_days: quotationLimits.validDays.usual,
        start: null,
        ...said,
      },
      text(`admin.office.done.${decision}`, { number: one.quotation.number }),
    );
}

function OfferLines({ one }: { one: OfficeQuotationCase }) {
  const text = useText();
  const { integer } = useFormat();
  return (
    <>
      <ol className={s.lines} aria-label={text('admin.office.lines')}>
        {one.lines.map(({ id, name }, at) => (
          <li key={id} className={s.line}>
            <span className={s.name}>{name}</span>
            <FormField name={`lines.${at}.quantity`} label={text('admin.office.quantity')} required>
              <Input inputMode="numeric" aria-label={text('admin.office.quantity.of', { name })} />
            </FormField>
            <FormField name={`lines.${at}.price`} label={text('admin.office.price')} required>
              <MoneyInput
                format={integer}
                unit="đ"
                aria-label={text('admin.office.price.of', { name })}
              />
            </FormField>
          </li>
        ))}
      </ol>
      <OfferSum />
    </>
  );
}

/** What the lines come to as they are typed, with the tax that is in it. */
function OfferSum() {
  const text = useText();
  const format = useFormat();
  const { lines } = useFormValues<{ lines: readonly { quantity: unknown; price: unknown }[] }>();
  const total = lines.reduce(
    (sum, { quantity, price }) => sum + (Number(quantity) || 0) * (Number(price) || 0),
    0,
  );
  const isCounted = Number.isSafeInteger(total);
  return (
    <DefinitionList
      look="sum"
      items={[
        {
          term: text('admin.office.vat'),
          detail: isCounted ? format.vnd(splitVat(total, officeVatRate).vat) : '–',
        },
        { term: text('admin.office.total'), detail: isCounted ? format.vnd(total) : '–' },
      ]}
    />
  );
}

function Words({ isRequired = false }: { isRequired?: boolean }) {
  const text = useText();
  return (
    <FormField
      name="reason"
      label={text(isRequired ? 'admin.office.why' : 'admin.office.words')}
      hint={text('admin.office.words.hint')}
      required={isRequired}
    >
      <Textarea rows={3} maxLength={1000} />
    </FormField>
  );
}

function Send({ decision }: { decision: OfficeDecision }) {
  const language = useLanguage();
  return (
    <div>
      <SubmitButton variant={decision === 'decline' ? 'danger' : 'primary'}>
        {quotationEventLabels[decision][language]}
      </SubmitButton>
    </div>
  );
}
