import { type AdCase, decideAd } from '@hien/api';
import {
  adReportLimits,
  adReportReasonLabels,
  adReportReasons,
  adRestoreSchema,
  adRules,
  adStandsSchema,
  adTakeDownSchema,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Link, Notice, Select, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import * as own from './SupportAnswerBox.css.ts';
import { WrittenText } from './WrittenText.tsx';
import { useTimeLeft } from './useTimeLeft.ts';

/** What visitors say of a paid place, what was decided, and the next decision. */
export function AdBox({ one }: { one: AdCase }) {
  const text = useText();
  const language = useLanguage();
  const timeLeft = useTimeLeft();
  return (
    <div className={s.unfolded}>
      {one.state === 'open' && timeLeft(one.due_at).isLate ? (
        <Notice tone="critical" title={text('admin.ad.late.title')}>
          {text('admin.ad.late.text')}
        </Notice>
      ) : null}
      <Text size="small">
        <Link
          href={paths.contractorDetail.to(language, { id: one.contractor_id })}
          newTabLabel={text('admin.support.new-tab')}
        >
          {text('admin.ad.open')}
        </Link>
      </Text>
      <Text weight="strong">{text('admin.ad.said')}</Text>
      {one.said.map(({ reason, words, member, at }) => (
        <WrittenText
          key={`${reason} ${at}`}
          by={{ name: text(member ? 'admin.ad.by.member' : 'admin.ad.by.guest'), at }}
          words={[adReportReasonLabels[reason][language], words]
            .filter((part) => part !== '')
            .join('\n')}
        />
      ))}
      {one.rule === null ? null : (
        <DefinitionList
          look="columns"
          items={[{ term: text('admin.ad.rule'), detail: adRules[one.rule][language] }]}
        />
      )}
      {one.words === null ? null : (
        <WrittenText
          by={one.decided && { name: one.decided.by, at: one.decided.at }}
          words={one.words}
        />
      )}
      {one.appeal === null || one.appealed_at === null ? null : (
        <WrittenText by={{ name: one.company, at: one.appealed_at }} words={one.appeal} />
      )}
      {one.answer === null ? null : (
        <WrittenText
          by={one.restored && { name: one.restored.by, at: one.restored.at }}
          words={one.answer}
        />
      )}
      {one.state === 'open' ? <Decide one={one} /> : null}
      {one.state === 'taken-down' ? <Answer one={one} decision="restore" /> : null}
      {one.state === 'appealed' ? (
        <>
          <Answer one={one} decision="restore" />
          <Answer one={one} decision="uphold" />
        </>
      ) : null}
    </div>
  );
}

function Decide({ one }: { one: AdCase }) {
  const text = useText();
  const language = useLanguage();
  const decide = useDecide(decideAd);
  const about = { id: one.id, expected_version: one.version };
  const name = one.company;
  return (
    <>
      <Form
        schema={adTakeDownSchema}
        initialValues={{ rule: '', reason: '' }}
        className={own.form}
        draft={{ in: `ad-${one.id}`, until: 'tab-closes' }}
        onSubmit={({ rule, reason }) =>
          decide(
            { ...about, decision: 'take-down', rule, reason },
            text('admin.ad.done.take-down', { name }),
          )
        }
      >
        <FormField name="rule" label={text('admin.ad.rule')} required>
          <Select
            placeholder={text('admin.ad.rule.choose')}
            options={adReportReasons.map((value) => ({ value, label: adRules[value][language] }))}
          />
        </FormField>
        <FormField
          name="reason"
          label={text('admin.ad.why')}
          hint={text('admin.ad.why.hint')}
          required
        >
          <Textarea rows={3} maxLength={adReportLimits.staffWords} />
        </FormField>
        <div className={s.actions}>
          <SubmitButton>{text('admin.ad.take-down')}</SubmitButton>
        </div>
      </Form>
      <Form
        schema={adStandsSchema}
        initialValues={{}}
        className={own.form}
        draft={null}
        onSubmit={() =>
          decide(
            { ...about, decision: 'stands', rule: null, reason: '' },
            text('admin.ad.done.stands', { name }),
          )
        }
      >
        <div className={s.actions}>
          <SubmitButton variant="secondary">{text('admin.ad.stands')}</SubmitButton>
        </div>
      </Form>
    </>
  );
}

/** The one appeal was right, or was not. */
function Answer({ one, decision }: { one: AdCase; decision: 'restore' | 'uphold' }) {
  const text = useText();
  const decide = useDecide(decideAd);
  return (
    <Form
      schema={adRestoreSchema}
      initialValues={{ reason: '' }}
      className={own.form}
      draft={{ in: `ad-${decision}-${one.id}`, until: 'tab-closes' }}
      onSubmit={({ reason }) =>
        decide(
          { id: one.id, expected_version: one.version, decision, rule: null, reason },
          text(`admin.ad.done.${decision}`, { name: one.company }),
        )
      }
    >
      <FormField
        name="reason"
        label={text(`admin.ad.${decision}.why`)}
        hint={text('admin.ad.why.hint')}
        required
      >
        <Textarea rows={3} maxLength={adReportLimits.staffWords} />
      </FormField>
      <div className={s.actions}>
        <SubmitButton variant="secondary">{text(`admin.ad.${decision}`)}</SubmitButton>
      </div>
    </Form>
  );
}
