import { type StaffCase, noteStaffCase } from '@hien/api';
import { caseNoteSchema } from '@hien/domain';
import { Checkbox, DefinitionList, Link, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { paths } from '@hien/domain/routes';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import { ActList } from './ActList.tsx';
import { OrderLineBox } from './OrderLineBox.tsx';
import * as own from './SupportAnswerBox.css.ts';

const facts: Readonly<Record<string, MessageId>> = {
  gateway: 'admin.case.fact.gateway',
  reference: 'admin.case.fact.reference',
  transaction: 'admin.case.fact.transaction',
  expected: 'admin.case.fact.expected',
  arrived: 'admin.case.fact.arrived',
  amount: 'admin.return.amount',
  code: 'admin.case.fact.code',
  moneyReturn: 'admin.case.fact.return',
  number: 'admin.case.fact.number',
  company: 'admin.case.fact.company',
  taxCode: 'admin.case.fact.taxCode',
  email: 'admin.case.fact.email',
  address: 'admin.case.fact.address',
  bidder: 'admin.case.fact.bidder',
  auction: 'admin.case.fact.auction',
  takenBack: 'admin.case.fact.takenBack',
};

const money: ReadonlySet<string> = new Set(['expected', 'arrived', 'amount']);

/** What is known, what was done, and a note that may close it. */
export function StaffCaseBox({ one }: { one: StaffCase }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  // An open case about a line shows the line itself, as it is now.
  const line =
    one.state === 'open' && one.order_id !== null && one.item_id !== null
      ? { orderId: one.order_id, itemId: one.item_id }
      : null;
  return (
    <div className={s.unfolded}>
      <DefinitionList
        look="columns"
        items={[
          ...(one.order_id === null || line !== null
            ? []
            : [
                {
                  term: text('admin.return.order'),
                  detail: (
                    <Link
                      href={`${paths.orderDetail.to(language, { id: one.order_id })}${one.item_id === null ? '' : `#item-${one.item_id}`}`}
                    >
                      {one.order_number}
                    </Link>
                  ),
                },
              ]),
          ...(one.thing === null || line !== null
            ? []
            : [{ term: text('admin.return.thing'), detail: one.thing }]),
          ...one.facts.map(({ name, value }) => {
            const id = facts[name];
            return {
              term: id === undefined ? name : text(id),
              detail: money.has(name) ? format.vnd(Number(value)) : value,
            };
          }),
        ]}
      />
      <ActList acts={one.acts} />
      {one.state === 'closed' && one.acts.length === 0 && one.item_id !== null ? (
        <Text tone="muted">{text('admin.case.moved-on')}</Text>
      ) : null}
      {line === null ? null : <OrderLineBox {...line} />}
      {one.state === 'open' ? <Note one={one} /> : null}
    </div>
  );
}

function Note({ one }: { one: StaffCase }) {
  const text = useText();
  const decide = useDecide(noteStaffCase);
  const [close, setClose] = useState(false);
  return (
    <Form
      schema={caseNoteSchema}
      initialValues={{ note: '' }}
      className={own.form}
      draft={{ in: `case-note-${one.id}`, until: 'tab-closes' }}
      onSubmit={({ note }) =>
        decide({ id: one.id, note, close }, text(close ? 'admin.case.closed' : 'admin.case.noted'))
      }
    >
      <FormField
        name="note"
        label={text('admin.case.note')}
        hint={text('admin.case.note.hint')}
        required
      >
        <Textarea rows={4} maxLength={1000} />
      </FormField>
      <Checkbox checked={close} onChange={(event) => setClose(event.currentTarget.checked)}>
        {text('admin.case.close')}
      </Checkbox>
      <div>
        <SubmitButton whileInvalid={text('admin.case.waits')}>
          {text(close ? 'admin.case.send.close' : 'admin.case.send')}
        </SubmitButton>
      </div>
    </Form>
  );
}
