import { sendLead } from '@hien/api';
import { limits, roomsPartnerSchema, roomsProjectSchema } from '@hien/domain';
import { Input, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useSend } from '../../shared/calls/useSend.ts';
import { ConsentBox, ContactFields } from '../../shared/forms/ContactFields.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { FormSection } from '../../shared/forms/FormSection.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

const contact = { name: '', phone: '', email: '', message: '', consent: false };

/** Whose building is missing, or who would like all this under their own brand; staff answer both. */
export function RoomsLeadForm({ kind }: { kind: 'rooms_project' | 'rooms_partner' }) {
  const text = useText();
  const { date } = useFormat();
  const { answer, submit } = useSend(sendLead);
  const fields = (
    <>
      <FormField name="message" label={text(`rooms.lead.${kind}.message`)}>
        <Textarea rows={4} maxLength={2000} />
      </FormField>
      <ContactFields />
      <ConsentBox />
      <div>
        <SubmitButton size="lg">{text('rooms.lead.send')}</SubmitButton>
      </div>
    </>
  );
  return (
    <FormSection
      id="ask"
      title={text(`rooms.lead.${kind}.title`)}
      lead={text(`rooms.lead.${kind}.lead`, { days: limits.leads.answerBusinessDays })}
      sent={
        answer && {
          title: text('rooms.lead.sent'),
          text: text('rooms.lead.sent.text', { date: date(answer.answer_by) }),
        }
      }
    >
      {kind === 'rooms_project' ? (
        <Form
          schema={roomsProjectSchema}
          initialValues={{ ...contact, project: '' }}
          draft={{ in: kind, without: ['consent'] }}
          onSubmit={(values) => submit({ ...values, kind: 'rooms_project' })}
        >
          <FormField name="project" label={text('rooms.lead.rooms_project.project')} required>
            <Input autoComplete="off" />
          </FormField>
          {fields}
        </Form>
      ) : (
        <Form
          schema={roomsPartnerSchema}
          initialValues={{ ...contact, company: '' }}
          draft={{ in: kind, without: ['consent'] }}
          onSubmit={(values) => submit({ ...values, kind: 'rooms_partner' })}
        >
          <FormField name="company" label={text('rooms.lead.rooms_partner.company')} required>
            <Input autoComplete="organization" />
          </FormField>
          {fields}
        </Form>
      )}
    </FormSection>
  );
}
