import { requestOfficeQuotation } from '@hien/api';
import { cleanPhone, displayName, formatPhone } from '@hien/domain';
import { officeRequestSchema, officeTotal, quotationTexts } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Input, Notice, PhoneInput, SkeletonText, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useLocation } from 'react-router-dom';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { FormSection } from '../../shared/forms/FormSection.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { loginUrl } from '../../shared/routing/login-url.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';

/** Staff look at the plan and answer with a quotation; asked for by members, so that the answer finds them. */
export function RequestQuotation({ flow: { project } }: { flow: OfficeFlow }) {
  const text = useText();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const profile = useProfile();
  const { answer, submit } = useSend(requestOfficeQuotation);
  const { lines } = officeTotal(project);
  const member = profile.data;
  const form = () => {
    if (lines.length === 0)
      return <Notice tone="caution">{text('office-plan.request.empty')}</Notice>;
    if (!signedIn)
      return (
        <>
          <Text>{text('office-plan.request.guest')}</Text>
          <p>
            <ButtonLink variant="primary" href={loginUrl(language, `${pathname}${search}`)}>
              {text('office-plan.saved.log-in')}
            </ButtonLink>
          </p>
        </>
      );
    // A form that is filled in later would write over what was typed meanwhile.
    if (profile.isPending)
      return (
        <div aria-busy>
          <SkeletonText lines={4} />
        </div>
      );
    return (
      <Form
        schema={officeRequestSchema}
        initialValues={{
          name: member ? displayName(member, language) : '',
          phone: member?.phone ?? '',
          note: '',
        }}
        draft={{ in: 'office-request' }}
        onSubmit={(values) =>
          submit({ ...values, note: values.note ?? '', content: { ...project } })
        }
      >
        <FormField name="name" label={text('contact.name')} required>
          <Input autoComplete="name" />
        </FormField>
        <FormField name="phone" label={text('contact.phone')} required>
          <PhoneInput clean={cleanPhone} format={formatPhone} />
        </FormField>
        <FormField name="note" label={text('office-plan.request.note')}>
          <Textarea rows={4} maxLength={1000} />
        </FormField>
        <div>
          <SubmitButton size="lg">{text('office-plan.request.send')}</SubmitButton>
        </div>
      </Form>
    );
  };
  return (
    <FormSection
      id="request"
      title={text('office-plan.request')}
      lead={text('office-plan.request.lead')}
      sent={
        answer && {
          title: text('office-plan.request.sent', { number: answer.number }),
          text: quotationTexts.states.requested.next[language],
          action: (
            <ButtonLink href={paths.roomByRoomBGridOrder.to(language, { orderId: answer.id })}>
              {text('office-plan.request.see')}
            </ButtonLink>
          ),
        }
      }
    >
      {form()}
    </FormSection>
  );
}
