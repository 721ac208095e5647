import { sendLead } from '@hien/api';
import { type InstalmentPlan, bankConsent, bankOffer, limits, roomsBankSchema } from '@hien/domain';
import { Notice } from '@hien/ui';
import { FormCheckbox, SubmitButton } from '@hien/ui/form';
import { useSend } from '../../shared/calls/useSend.ts';
import { ConsentBox, ContactFields } from '../../shared/forms/ContactFields.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { FormSection } from '../../shared/forms/FormSection.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { BankFlow } from './BankStep.tsx';

const empty = { name: '', phone: '', email: '', consent: false, bank_consent: false };

/** Who asks, and what the bank may be told; nothing else is asked for. */
export function BankRequest({ flow, plan }: { flow: BankFlow; plan: InstalmentPlan }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { answer, submit } = useSend(sendLead);
  const { selector, link, amount } = flow;
  const { budget, ref, rooms, months, way } = link.url;
  const offered = bankOffer.months.find((one) => one === months);
  return (
    <FormSection
      id="request"
      title={text('bank.request')}
      lead={text('bank.request.lead', {
        amount: format.vnd(amount),
        first: format.vnd(plan.first),
        days: limits.leads.answerBusinessDays,
      })}
      sent={
        answer && {
          title: text('bank.request.sent'),
          text: text('rooms.lead.sent.text', { date: format.date(answer.answer_by) }),
        }
      }
    >
      {amount < bankOffer.least || amount > bankOffer.most || offered === undefined ? (
        <Notice tone="caution">
          {text('bank.request.limits', {
            least: format.vnd(bankOffer.least),
            most: format.vnd(bankOffer.most),
          })}
        </Notice>
      ) : (
        <Form
          schema={roomsBankSchema}
          initialValues={empty}
          draft={{ in: 'rooms-bank', without: ['consent', 'bank_consent'] }}
          onSubmit={({ name, phone, email, consent }) =>
            submit({
              kind: 'rooms_bank',
              design_id: selector.home.design_id,
              selection: selector.code,
              rooms: [...rooms],
              months: offered,
              way,
              budget: budget ?? 0,
              ref,
              name,
              phone,
              email,
              consent,
              bank_consent: true,
              bank_consent_version: bankConsent.version,
            })
          }
        >
          <ContactFields />
          <FormCheckbox name="bank_consent">{bankConsent.text[language]}</FormCheckbox>
          <ConsentBox />
          <div>
            <SubmitButton size="lg">{text('bank.request.send')}</SubmitButton>
          </div>
        </Form>
      )}
    </FormSection>
  );
}
