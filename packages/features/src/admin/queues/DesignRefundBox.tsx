import { type DesignRefundCase, decideDesignRefund } from '@hien/api';
import { designRefundDecisionSchema, goesToAccount } from '@hien/domain';
import { DefinitionList, Picture, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { methodName } from '../../shared/order/order-words.ts';
import * as s from '../parts/case.css.ts';
import { DecisionForm } from '../parts/DecisionForm.tsx';
import { useDecide } from '../parts/useDecide.ts';
import * as own from './DesignRefundBox.css.ts';
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

function Decide({ one }: { one: DesignRefundCase }) {
  const text = useText();
  const decide = useDecide(decideDesignRefund);
  return (
    <DecisionForm
      schema={designRefundDecisionSchema}
      draft={`design-refund-${one.id}`}
      options={[
        {
          value: 'approve',
          label: text('admin.design-refund.approve'),
          hint: text(
            goesToAccount(one.method)
              ? 'admin.design-refund.approve.account'
              : 'admin.design-refund.approve.source',
          ),
        },
        {
          value: 'reject',
          label: text('admin.design-refund.reject'),
          hint: text('admin.design-refund.reject.hint'),
        },
      ]}
      whyHint={text('admin.design-refund.why.hint')}
      onDecide={(decision) =>
        decide(
          { id: one.id, ...decision, expected_version: one.version },
          text(`admin.design-refund.done.${decision.decision}`, { name: one.buyer }),
        )
      }
    />
  );
}
