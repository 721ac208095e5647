import { sendLead } from '@hien/api';
import { careerSchema, jobTeamLabels, jobTeams, limits } from '@hien/domain';
import { Select, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useSend } from '../../shared/calls/useSend.ts';
import { ConsentBox, ContactFields } from '../../shared/forms/ContactFields.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { FormSection } from '../../shared/forms/FormSection.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

const blank = { name: '', phone: '', email: '', team: '', message: '', consent: false };

/** Who wants one of the jobs, or finds none that fits, tells what they do; staff answer it like other requests. */
export function CareerForm() {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const { answer, submit } = useSend(sendLead);
  return (
    <FormSection
      id="apply"
      title={text('career.form.title')}
      lead={text('career.form.lead', { days: limits.leads.answerBusinessDays })}
      sent={
        answer && {
          title: text('career.form.sent'),
          text: text('career.form.sent.text', { date: date(answer.answer_by) }),
        }
      }
    >
      <Form
        schema={careerSchema}
        initialValues={blank}
        draft={{ in: 'career', without: ['consent'] }}
        onSubmit={(values) => submit({ ...values, kind: 'career' })}
      >
        <ContactFields />
        <FormField name="team" label={text('career.form.team')} required>
          <Select
            placeholder={text('career.form.team.choose')}
            options={jobTeams.map((value) => ({ value, label: jobTeamLabels[value][language] }))}
          />
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
    </FormSection>
  );
}
