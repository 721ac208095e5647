import { type SettlementCase, decideSettlement } from '@hien/api';
import { isBelowZero, paySettlementSchema, reasonTexts, resolveDisputeSchema } from '@hien/domain';
import { DefinitionList, Input, Notice, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import { SettlementLines } from './SettlementLines.tsx';
import * as own from './SupportAnswerBox.css.ts';

/** What a month comes to, what its shop disputes, and the next step: an answer, or the payment. */
export function SettlementBox({ one }: { one: SettlementCase }) {
  const text = useText();
  const language = useLanguage();
  const { vnd, date } = useFormat();
  const { settlement } = one;
  const { sales, reversals, delivery, fee, sellerDiscounts, penalties, adjustments } = settlement;
  const withheld = settlement.vatWithheld + settlement.pitWithheld;
  const amount = (label: string, value: number) =>
    value === 0 ? [] : [{ term: label, detail: vnd(value) }];
  return (
    <div className={s.unfolded}>
      <DefinitionList
        look="columns"
        items={[
          ...amount(text('admin.settlement.sales'), sales + reversals),
          ...amount(text('admin.settlement.delivery'), delivery),
          ...amount(text('admin.settlement.fee'), -fee),
          ...amount(text('admin.settlement.withheld'), withheld),
          ...amount(text('admin.settlement.others'), penalties + adjustments - sellerDiscounts),
          { term: text('admin.settlement.payable'), detail: vnd(settlement.payable) },
          { term: text('admin.settlement.due'), detail: date(settlement.due, 'date') },
          ...(settlement.reference === null
            ? []
            : [{ term: text('admin.settlement.reference'), detail: settlement.reference }]),
          ...settlement.disputes.slice(0, -1).map(({ said, at, answer, answeredAt }) => ({
            term: text('admin.settlement.asked', { date: date(at, 'date') }),
            detail: (
              <>
                {said}
                {answer === null || answeredAt === null ? null : (
                  <>
                    <br />
                    {text('admin.settlement.found', { date: date(answeredAt, 'date'), answer })}
                  </>
                )}
              </>
            ),
          })),
          ...(settlement.dispute === null
            ? []
            : [{ term: text('admin.settlement.dispute'), detail: settlement.dispute }]),
          ...(settlement.answer === null
            ? []
            : [{ term: text('admin.settlement.answered'), detail: settlement.answer }]),
        ]}
      />
      <SettlementLines one={one} />
      {settlement.state !== 'closed' ? null : isBelowZero(settlement) ? (
        <Notice tone="info">{reasonTexts.MONTH_BELOW_ZERO[language]}</Notice>
      ) : (
        <Pay one={one} />
      )}
      {settlement.state === 'disputed' ? <Resolve one={one} /> : null}
    </div>
  );
}

/** The money was sent: the reference of the bank, which the shop reads. */
function Pay({ one: { id, version, shop, settlement } }: { one: SettlementCase }) {
  const text = useText();
  const { vnd } = useFormat();
  const decide = useDecide(decideSettlement);
  const amount = vnd(settlement.payable);
  return (
    <Form
      schema={paySettlementSchema}
      initialValues={{ reason: '' }}
      className={own.form}
      draft={null}
      onSubmit={({ reason }) =>
        decide(
          { id, decision: 'pay', reason, expected_version: version },
          text('admin.settlement.paid', { amount, name: shop }),
        )
      }
    >
      <FormField
        name="reason"
        label={text('admin.settlement.reference')}
        hint={text('admin.settlement.reference.hint')}
        required
      >
        <Input maxLength={120} autoComplete="off" />
      </FormField>
      <div className={s.actions}>
        <SubmitButton>{text('admin.settlement.pay', { amount })}</SubmitButton>
      </div>
    </Form>
  );
}

/** What was found about the dispute; the month waits for its payment again. */
function Resolve({ one: { id, version, shop } }: { one: SettlementCase }) {
  const text = useText();
  const decide = useDecide(decideSettlement);
  return (
    <Form
      schema={resolveDisputeSchema}
      initialValues={{ reason: '' }}
      className={own.form}
      draft={{ in: `settlement-${id}`, until: 'tab-closes' }}
      onSubmit={({ reason }) =>
        decide(
          { id, decision: 'resolve', reason, expected_version: version },
          text('admin.settlement.resolved', { name: shop }),
        )
      }
    >
      <FormField
        name="reason"
        label={text('admin.settlement.answer')}
        hint={text('admin.settlement.answer.hint')}
        required
      >
        <Textarea rows={4} maxLength={1000} />
      </FormField>
      <div className={s.actions}>
        <SubmitButton>{text('admin.settlement.resolve')}</SubmitButton>
      </div>
    </Form>
  );
}
