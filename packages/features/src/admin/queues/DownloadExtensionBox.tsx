import { type DownloadExtensionCase, decideDownloadExtension } from '@hien/api';
import { designRefundDecisionSchema, limits } from '@hien/domain';
import { DefinitionList, Picture, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { DecisionForm } from '../parts/DecisionForm.tsx';
import { useDecide } from '../parts/useDecide.ts';
import * as own from './DesignRefundBox.css.ts';
import { WrittenText } from './WrittenText.tsx';

/** A design that cannot be downloaded any more, why it should, and the decision with the reason its owner reads. */
export function DownloadExtensionBox({ one }: { one: DownloadExtensionCase }) {
  const text = useText();
  const format = useFormat();
  const { design } = one;
  return (
    <div className={s.unfolded}>
      <div className={own.design}>
        <Picture picture={design.picture} ratio="4:3" sizes="96px" alt="" />
        <div className={own.words}>
          <Text weight="strong">{design.title}</Text>
          <Text size="small" tone="muted">
            {design.number} · {format.vnd(design.price)}
          </Text>
        </div>
      </div>
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('admin.download-extension.times'),
            detail: text('admin.download-extension.times.is', {
              used: one.used_times,
              allowed: one.allowed_times,
            }),
          },
          {
            term: text('admin.download-extension.until'),
            detail: format.date(one.expires_at, 'dateTime'),
          },
          { term: text('admin.return.order'), detail: one.order_number ?? '–' },
          { term: text('admin.design-refund.email'), detail: one.buyer_email ?? '–' },
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

function Decide({ one }: { one: DownloadExtensionCase }) {
  const text = useText();
  const decide = useDecide(decideDownloadExtension);
  return (
    <DecisionForm
      schema={designRefundDecisionSchema}
      draft={`download-extension-${one.id}`}
      options={[
        {
          value: 'approve',
          label: text('admin.download-extension.approve'),
          hint: text('admin.download-extension.approve.hint', {
            times: limits.design.moreTimes,
            days: limits.design.moreDays,
          }),
        },
        {
          value: 'reject',
          label: text('admin.download-extension.reject'),
          hint: text('admin.download-extension.reject.hint'),
        },
      ]}
      whyHint={text('admin.download-extension.why.hint')}
      onDecide={(decision) =>
        decide(
          { id: one.id, ...decision, expected_version: one.version },
          text(`admin.download-extension.done.${decision.decision}`, { name: one.buyer }),
        )
      }
    />
  );
}
