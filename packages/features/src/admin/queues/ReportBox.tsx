import { type ReportCase, decideAppeal, decideReport } from '@hien/api';
import {
  appealDecisionSchema,
  type ReportReason,
  listingReportReasons,
  listingRemovalSchema,
  moderationKeepSchema,
  moderationLimits,
  moderationRemovalSchema,
  reportReasonLabels,
  reportReasonsFor,
  reportRules,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Link, Notice, Select, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { DecisionForm } from '../parts/DecisionForm.tsx';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import * as own from './SupportAnswerBox.css.ts';
import * as copies from './WrittenCopy.css.ts';
import { CopiedPictures } from './CopiedPictures.tsx';
import { WrittenCopy } from './WrittenCopy.tsx';
import { WrittenText } from './WrittenText.tsx';
import { reportName } from './report-name.ts';

/** What somebody wrote, what members say of it, what was decided and said against it, and the next decision. */
export function ReportBox({ one }: { one: ReportCase }) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={s.unfolded}>
      <CopiedPictures copied={one.copied} />
      <Reported one={one} />
      {one.slug === null ? null : (
        <Text size="small">
          <Link
            href={paths.interiorShareDetail.to(language, { slug: one.slug })}
            newTabLabel={text('admin.support.new-tab')}
          >
            {text('admin.report.open')}
          </Link>
        </Text>
      )}
      {one.design_id === null ? null : (
        <Text size="small">
          <Link
            href={paths.interiorDesignDetail.to(language, { id: one.design_id })}
            newTabLabel={text('admin.support.new-tab')}
          >
            {text('admin.report.open-design')}
          </Link>
        </Text>
      )}
      {one.product_id === null ? null : (
        <Text size="small">
          <Link
            href={paths.shopDetail.to(language, { id: one.product_id })}
            newTabLabel={text('admin.support.new-tab')}
          >
            {text('admin.report.open-product')}
          </Link>
        </Text>
      )}
      <Said one={one} />
      <Outcome one={one} />
      {one.state === 'reported' ? <Decide one={one} /> : null}
      {one.state === 'appealed' ? <Answer one={one} /> : null}
    </div>
  );
}

/** What is looked at: as it stands, and where its author has changed it since, as it was reported. */
function Reported({ one }: { one: ReportCase }) {
  const text = useText();
  const isGone = one.content === '' && one.pictures.length === 0;
  if (one.reported === null)
    return isGone ? (
      <Text tone="muted">{text('admin.report.deleted')}</Text>
    ) : (
      <WrittenCopy one={one} copy={one} />
    );
  return (
    <>
      <Notice tone="caution">
        {text(isGone ? 'admin.report.changed.gone' : 'admin.report.changed')}
      </Notice>
      <div className={copies.both}>
        <WrittenCopy one={one} copy={one.reported} when={text('admin.report.copy.then')} />
        {isGone ? null : <WrittenCopy one={one} copy={one} when={text('admin.report.copy.now')} />}
      </div>
    </>
  );
}

function Said({ one }: { one: ReportCase }) {
  const text = useText();
  const language = useLanguage();
  if (one.said.length === 0) return null;
  return (
    <>
      <Text weight="strong">{text('admin.report.said')}</Text>
      {one.said.map(({ reason, words, at }) => (
        <WrittenText
          key={`${reason} ${at}`}
          by={{ name: text('admin.report.by-member'), at }}
          words={[reportReasonLabels[reason][language], words]
            .filter((part) => part !== '')
            .join('\n')}
        />
      ))}
    </>
  );
}

/** What was decided before, and what its author said to it. */
function Outcome({ one }: { one: ReportCase }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      {one.rule === null ? null : (
        <DefinitionList
          look="columns"
          items={[
            { term: text('admin.report.rule'), detail: reportRules[one.rule][language] },
            { term: text('admin.report.quote'), detail: one.quote ?? '–' },
            { term: text('admin.report.removed-by'), detail: one.decided?.by ?? '–' },
          ]}
        />
      )}
      {one.appeal === null ? null : (
        <>
          <Text weight="strong">{text('admin.report.appeal')}</Text>
          <WrittenText
            by={one.appealed_at === null ? null : { name: one.author, at: one.appealed_at }}
            words={one.appeal}
          />
        </>
      )}
      {one.answer === null ? null : (
        <WrittenText
          by={one.answered && { name: one.answered.by, at: one.answered.at }}
          words={one.answer}
        />
      )}
      {one.same_person ? (
        <Text size="small" tone="muted">
          {text('admin.report.same-person')}
        </Text>
      ) : null}
    </>
  );
}

const rulesFor = (target: ReportCase['target']): readonly ReportReason[] =>
  target === 'share' || target === 'comment' ? reportReasonsFor(target) : listingReportReasons;

function Decide({ one }: { one: ReportCase }) {
  const text = useText();
  const language = useLanguage();
  const decide = useDecide(decideReport);
  const about = { id: one.id, expected_version: one.version };
  const name = reportName(one);
  const isSold = one.target === 'product' || one.target === 'design';
  const isHome = one.target === 'share' || one.target === 'comment';
  return (
    <>
      <Form
        schema={isHome ? moderationRemovalSchema : listingRemovalSchema}
        initialValues={{ rule: '', quote: '' }}
        className={own.form}
        draft={{ in: `report-${one.id}`, until: 'tab-closes' }}
        onSubmit={({ rule, quote }) =>
          decide(
            { ...about, decision: 'remove', rule, quote },
            text('admin.report.removed', { name }),
          )
        }
      >
        <FormField
          name="rule"
          label={text('admin.report.rule')}
          hint={text('admin.report.rule.hint')}
          required
        >
          <Select
            placeholder={text('admin.report.rule.choose')}
            options={rulesFor(one.target).map((value) => ({
              value,
              label: reportRules[value][language],
            }))}
          />
        </FormField>
        <FormField
          name="quote"
          label={text(isSold ? 'admin.report.to-seller' : 'admin.report.quote')}
          hint={text(isSold ? 'admin.report.to-seller.hint' : 'admin.report.quote.hint')}
          required
        >
          <Textarea rows={3} maxLength={moderationLimits.quote} />
        </FormField>
        <div className={s.actions}>
          <SubmitButton>{text(isSold ? 'admin.report.stop' : 'admin.report.remove')}</SubmitButton>
        </div>
      </Form>
      <Form
        schema={moderationKeepSchema}
        initialValues={{}}
        className={own.form}
        draft={null}
        onSubmit={() =>
          decide(
            { ...about, decision: 'keep', rule: null, quote: '' },
            text('admin.report.kept', { name }),
          )
        }
      >
        <div className={s.actions}>
          <SubmitButton variant="secondary">{text('admin.report.keep')}</SubmitButton>
        </div>
      </Form>
    </>
  );
}

function Answer({ one }: { one: ReportCase }) {
  const text = useText();
  const decide = useDecide(decideAppeal);
  if (!one.answerable) return <Notice tone="info">{text('admin.report.appeal.own')}</Notice>;
  return (
    <>
      {one.decided === null ? null : (
        <Notice tone="info">{text('admin.report.appeal.other', { name: one.decided.by })}</Notice>
      )}
      <DecisionForm
        schema={appealDecisionSchema}
        draft={`appeal-${one.id}`}
        options={[
          {
            value: 'restore',
            label: text('admin.report.restore'),
            hint: text('admin.report.restore.hint'),
          },
          {
            value: 'uphold',
            label: text('admin.report.uphold'),
            hint: text('admin.report.uphold.hint'),
          },
        ]}
        whyHint={text('admin.report.why.hint')}
        onDecide={({ decision, reason }) =>
          decide(
            { id: one.id, decision, reason, expected_version: one.version },
            text(decision === 'restore' ? 'admin.report.restored' : 'admin.report.upheld', {
              name: reportName(one),
            }),
          )
        }
      />
    </>
  );
}
