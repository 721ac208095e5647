import { type CompanyFactsCase, checkCompanyFact } from '@hien/api';
import {
  type FactPaper,
  checkedFactSchema,
  contractorFactLabels,
  factPaperLabels,
  factPaperNames,
  factPapers,
  isInForce,
  papersThatEnd,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Link, Select, StatusBadge, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton, useFormValues } from '@hien/ui/form';
import { DayField } from '../../shared/forms/DayField.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import { ActList } from './ActList.tsx';
import { PaperFiles } from './PaperFiles.tsx';
import { SentPapers } from './SentPapers.tsx';
import { WithdrawFact } from './EndFact.tsx';

interface CompanyFactsBoxProps {
  one: CompanyFactsCase;
  today: string;
}

/** What to compare papers with, what was seen of the company and by whom, and what staff write down next. */
export function CompanyFactsBox({ one, today }: CompanyFactsBoxProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <div className={s.unfolded}>
      <Text size="small">
        <Link
          href={paths.contractorDetail.to(language, { id: one.id })}
          newTabLabel={text('admin.support.new-tab')}
        >
          {text('admin.fact.open')}
        </Link>
      </Text>
      <DefinitionList
        look="columns"
        items={[
          { term: text('admin.facts.tax'), detail: one.tax_code },
          ...(one.representative === null
            ? []
            : [{ term: text('admin.facts.representative'), detail: one.representative }]),
          { term: text('admin.facts.address'), detail: one.address },
          ...(one.papers.length === 0
            ? []
            : [
                {
                  term: text('admin.fact.papers'),
                  detail: <PaperFiles files={one.papers} name={one.company_name} />,
                },
              ]),
        ]}
      />
      {one.facts.length === 0 ? null : (
        <DefinitionList
          items={one.facts.map((fact) => ({
            term: contractorFactLabels[fact.kind][language],
            detail: (
              <div className={s.lines}>
                <span>
                  {fact.paper === null
                    ? text('admin.fact.seen.bare', { date: format.date(fact.on) })
                    : text('admin.fact.seen', {
                        paper: factPaperLabels[fact.paper][language],
                        date: format.date(fact.on),
                      })}
                </span>
                {fact.until === null ? null : (
                  <span>
                    {isInForce(fact, today) ? (
                      text('admin.fact.until', { date: format.date(fact.until) })
                    ) : (
                      <StatusBadge tone="critical">
                        {text('admin.fact.ended', { date: format.date(fact.until) })}
                      </StatusBadge>
                    )}
                  </span>
                )}
                <WithdrawFact one={one} kind={fact.kind} />
              </div>
            ),
          }))}
        />
      )}
      {one.sent.length === 0 ? null : <SentPapers one={one} />}
      <ActList acts={one.acts} />
      <CheckForm one={one} today={today} />
    </div>
  );
}

const isPaper = (name: string): name is FactPaper => factPaperNames.some((one) => one === name);

/** One paper that somebody has seen; which fact it tells follows from it. */
function CheckForm({ one, today }: CompanyFactsBoxProps) {
  const text = useText();
  const language = useLanguage();
  const decide = useDecide(checkCompanyFact);
  // What the company sent is what somebody most likely writes down.
  const [sent] = one.sent;
  return (
    <Form
      schema={checkedFactSchema}
      initialValues={{
        paper: sent?.paper ?? 'certificate',
        on: today,
        until: sent?.until ?? '',
        note: '',
      }}
      className={s.unfolded}
      draft={{ in: `company-facts-${one.id}`, until: 'tab-closes' }}
      onSubmit={({ paper, on, until, note }) =>
        decide(
          {
            id: one.id,
            paper,
            on,
            until: until === '' ? null : until,
            note,
            expected_version: one.version,
          },
          text('admin.fact.done', {
            company: one.company_name,
            fact: contractorFactLabels[factPapers[paper]][language],
          }),
        )
      }
    >
      <Text weight="strong">{text('admin.fact.add')}</Text>
      {sent === undefined ? null : (
        <Text size="small" tone="muted">
          {text('admin.fact.accepts')}
        </Text>
      )}
      <FormField name="paper" label={text('admin.fact.paper')} required>
        <Select
          options={factPaperNames.map((paper) => ({
            value: paper,
            label: `${contractorFactLabels[factPapers[paper]][language]} · ${factPaperLabels[paper][language]}`,
          }))}
        />
      </FormField>
      <DayField name="on" label={text('admin.fact.on')} max={today} required />
      <EndField today={today} />
      <FormField
        name="note"
        label={text('admin.fact.note')}
        hint={text('admin.fact.note.hint')}
        required
      >
        <Textarea rows={2} maxLength={800} />
      </FormField>
      <div>
        <SubmitButton>{text('admin.fact.save')}</SubmitButton>
      </div>
    </Form>
  );
}

function EndField({ today }: { today: string }) {
  const text = useText();
  const { paper } = useFormValues<{ paper: string }>();
  const ends = isPaper(paper) && papersThatEnd.includes(paper);
  return (
    <DayField
      name="until"
      label={text('admin.fact.end')}
      hint={text(ends ? 'admin.fact.end.needed' : 'admin.fact.end.hint')}
      min={today}
      required={ends}
    />
  );
}
