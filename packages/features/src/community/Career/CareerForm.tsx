import { sendLead } from '@hien/api';
import { careerSchema, jobTeamLabels, jobTeams, limits } from '@hien/domain';
import { Notice, Section, Select, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useSend } from '../../shared/calls/useSend.ts';
import { ConsentBox, ContactFields } from '../../shared/forms/ContactFields.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Career.css.ts';

const blank = { name: '', phone: '', email: '', team: '', message: '', consent: false };

/** Whoever finds no job that fits tells what they do; staff answer it like other requests. */
export function CareerForm() {
  const text = useText();
  const { date } = useFormat();
  const language = useLanguage();
  const { answer, submit } = useSend(sendLead);
  const teams = jobTeams.map((value) => ({ value, label: jobTeamLabels[value][language] }));
  return (
    <Section
      ground="sunken"
      title={text('career.form.title')}
      lead={text('career.form.lead', { days: limits.leads.answerBusinessDays })}
    >
      {answer ? (
        <Notice tone="positive" role="status" title={text('career.form.sent')}>
          {text('career.form.sent.text', { date: date(answer.answer_by) })}
        </Notice>
      ) : (
        <Form
          schema={careerSchema}
          initialValues={blank}
          className={s.form}
          draft={{ in: 'career', without: ['consent'] }}
          onSubmit={(values) => submit({ ...values, kind: 'career', consent: true })}
        >
          <ContactFields />
          <FormField name="team" label={text('career.form.team')} required>
            <Select placeholder={text('career.form.team.choose')} options={teams} />
          </FormField>
          <FormField
            name="message"
            label={text('career.form.message')}
            hint={text('career.form.message.hint')}
            required
          >
            <Textarea rows={6} maxLength={5000} />
          </FormField>
          <ConsentBox />
          <div>
            <SubmitButton size="lg">{text('career.form.send')}</SubmitButton>
          </div>
        </Form>
      )}
    </Section>
  );
}
