import { type LeadCase, answerLead } from '@hien/api';
import { answerSchema, apartmentTypeLabels, apartmentTypes, formatPhone } from '@hien/domain';
import { DefinitionList, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useDecide } from '../parts/useDecide.ts';
import * as s from '../parts/case.css.ts';
import { useBankFacts } from './useBankFacts.tsx';
import { WrittenText } from './WrittenText.tsx';
import * as own from './SupportAnswerBox.css.ts';

/** What somebody asked for, and the answer: it leaves as a mail in the language of the request. */
export function LeadAnswerBox({ one }: { one: LeadCase }) {
  return (
    <div className={s.unfolded}>
      <Facts one={one} />
      {one.answer === null ? (
        <Answer one={one} />
      ) : (
        <WrittenText
          by={one.decided && { name: one.decided.by, at: one.decided.at }}
          words={one.answer}
        />
      )}
    </div>
  );
}

function Facts({ one }: { one: LeadCase }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const bank = useBankFacts(one.bank);
  const home = apartmentTypes.find((type) => type.replace('_', '-') === one.house_type);
  const size = one.house_area === null ? '' : format.area(one.house_area);
  const { marketing } = one;
  const news =
    marketing &&
    (marketing.withdrawn_at === null
      ? text('admin.lead.marketing.given', { date: format.date(marketing.agreed_at) })
      : text('admin.lead.marketing.taken', {
          date: format.date(marketing.withdrawn_at, 'dateTime'),
        }));
  return (
    <DefinitionList
      look="columns"
      items={[
        { term: text('admin.facts.phone'), detail: formatPhone(one.phone) },
        { term: text('admin.facts.email'), detail: one.email },
        ...told(text('admin.lead.project'), one.project_name),
        ...told(text('admin.lead.company'), one.company),
        ...told(text('admin.facts.tax'), one.tax_code),
        ...told(text('admin.facts.address'), one.address),
        ...told(
          text('admin.lead.home'),
          home ? `${apartmentTypeLabels[home][language]} · ${size}` : null,
        ),
        ...one.lines.map(({ product_id, name, quantity }) => ({
          term: text('admin.lead.line', { count: quantity }),
          detail: name ?? text('admin.lead.line.gone', { id: product_id }),
        })),
        ...bank,
        ...told(text('admin.lead.message'), one.message || null),
        ...told(text('admin.lead.marketing'), news),
      ]}
    />
  );
}

const told = (term: string, detail: string | null) => (detail === null ? [] : [{ term, detail }]);

/** Pressed twice, one answer goes out: the server knows it again. */
function Answer({ one }: { one: LeadCase }) {
  const text = useText();
  const decide = useDecide(answerLead);
  return (
    <Form
      schema={answerSchema}
      initialValues={{ content: '' }}
      className={own.form}
      draft={{ in: `lead-answer-${one.id}`, until: 'tab-closes' }}
      onSubmit={({ content }) =>
        decide({ id: one.id, content }, text('admin.support.sent', { name: one.name }))
      }
    >
      <FormField
        name="content"
        label={text('admin.support.answer', { name: one.name })}
        hint={text('admin.lead.hint', {
          language: text(`admin.support.language.${one.language}`),
        })}
        required
      >
        <Textarea rows={5} />
      </FormField>
      <div>
        <SubmitButton whileInvalid={text('admin.support.waits')}>
          {text('admin.support.send')}
        </SubmitButton>
      </div>
    </Form>
  );
}
