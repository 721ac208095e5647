import { type DesignRefundCase, decideDesignRefund } from '@hien/api';
import { designRefundDecisionSchema, goesToAccount } from '@hien/domain';
import { DefinitionList, Picture, Radio, RadioGroup, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton, useFormField } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { methodName } from '../../shared/order/order-words.ts';
import * as s from '../parts/AdminFrame.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import * as own from './DesignRefundBox.css.ts';
import * as box from './SupportAnswerBox.css.ts';
import { WrittenText } from './WrittenText.tsx';

/** What was bought and never downloaded, why its money is asked back, and the decision with the reason the buyer reads. */
export function DesignRefundBox({ one }: { one: DesignRefundCase }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <div className={s.unfolded}>
      <ul className={own.designs}>
        {one.designs.map(({ number, title, picture, price }) => (
          <li key={number} className={own.design}>
            <Picture picture={picture} ratio="4:3" sizes="96px" alt="" />
            <div className={own.words}>
              <Text weight="strong">{title}</Text>
              <Text size="small" tone="muted">
                {number} · {format.vnd(price)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      <DefinitionList
        look="columns"
        items={[
          { term: text('admin.return.paid-by'), detail: methodName(one.method, language) },
          {
            term: text('admin.design-refund.paid'),
            detail: one.paid_at === null ? '–' : format.date(one.paid_at, 'dateTime'),
          },
          { term: text('admin.design-refund.email'), detail: one.buyer_email ?? '–' },
          ...(one.due_at === null
            ? []
            : [{ term: text('admin.return.due'), detail: format.date(one.due_at, 'deadline') }]),
        ]}
      />
      <WrittenText by={{ name: one.buyer, at: one.requested_at }} words={one.reason} />
      {one.decided === null || one.answer === null ? (
        <Decide one={one} />
      ) : (
        <WrittenText by={{ name: one.decided.by, at: one.decided.at }} words={one.answer} />
      )}
    </div>
  );
}

/** The decision stands on the version that was looked at: who was first is named, and what was typed stays. */
function Decide({ one }: { one: DesignRefundCase }) {
  const text = useText();
  const decide = useDecide(decideDesignRefund);
  return (
    <Form
      schema={designRefundDecisionSchema}
      initialValues={{ decision: '', reason: '' }}
      className={box.form}
      draft={{ in: `design-refund-${one.id}`, until: 'tab-closes' }}
      onSubmit={(decision) =>
        decide(
          { id: one.id, ...decision, expected_version: one.version },
          text(`admin.design-refund.done.${decision.decision}`, { name: one.buyer }),
        )
      }
    >
      <Choice toAccount={goesToAccount(one.method)} />
      <FormField
        name="reason"
        label={text('admin.review.why')}
        hint={text('admin.design-refund.why.hint')}
        required
      >
        <Textarea rows={4} maxLength={1000} />
      </FormField>
      <div>
        <SubmitButton>{text('admin.review.send')}</SubmitButton>
      </div>
    </Form>
  );
}

function Choice({ toAccount }: { toAccount: boolean }) {
  const text = useText();
  const { id, value, error, setValue } = useFormField<string>('decision');
  return (
    <RadioGroup
      id={id}
      tabIndex={-1}
      legend={text('admin.review.decision')}
      name={id}
      value={value}
      error={error}
      onChange={setValue}
    >
      <Radio
        value="approve"
        hint={text(
          toAccount ? 'admin.design-refund.approve.account' : 'admin.design-refund.approve.source',
        )}
      >
        {text('admin.design-refund.approve')}
      </Radio>
      <Radio value="reject" hint={text('admin.design-refund.reject.hint')}>
        {text('admin.design-refund.reject')}
      </Radio>
    </RadioGroup>
  );
}
