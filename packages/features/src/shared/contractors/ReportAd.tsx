import { type ContractorCard, reportAd } from '@hien/api';
import {
  adReportLimits,
  adReportReasonLabels,
  adReportReasons,
  adReportSchema,
} from '@hien/domain';
import { Dialog, Radio, Text, Textarea, useToast } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton } from '@hien/ui/form';
import { useSend } from '../calls/useSend.ts';
import { Form } from '../forms/Form.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { reportingDevice } from './reporting-device.ts';
import * as s from './WhyPaid.css.ts';

interface ReportAdProps {
  company: ContractorCard;
  city: string;
  onClose: () => void;
}

/** What is wrong with a bought place. Guests say it too; who said it before hears what they said then. */
export function ReportAd({ company: { id, name }, city, onClose }: ReportAdProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const reporting = useSend(reportAd, {
    about: id,
    says: { NOT_FOUND: text('paid.report.gone') },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text('paid.report.title', { name })}
      closeLabel={text('paid.close')}
    >
      <Form
        schema={adReportSchema}
        initialValues={{ reason: '', words: '' }}
        className={s.words}
        draft={{ in: `report-ad-${id}`, atOnce: true }}
        onSubmit={async ({ reason, words }, { resetForm }) =>
          reporting.submit(
            { contractor_id: id, city, reason, words, device: reportingDevice() },
            (told) => {
              resetForm();
              toast.show({
                tone: 'positive',
                text:
                  told.reason === reason
                    ? text('paid.report.sent')
                    : text('paid.report.before', {
                        reason: adReportReasonLabels[told.reason][language],
                      }),
              });
              onClose();
            },
          )
        }
      >
        <Reasons />
        <FormField
          name="words"
          label={text('paid.report.words')}
          hint={text('paid.report.words.hint')}
        >
          <Textarea rows={3} maxLength={adReportLimits.words} />
        </FormField>
        <Text size="small" tone="muted">
          {text('paid.report.privacy', { hours: adReportLimits.hours })}
        </Text>
        <div>
          <SubmitButton>{text('paid.report.send')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

function Reasons() {
  const text = useText();
  const language = useLanguage();
  return (
    <FormRadioGroup name="reason" legend={text('paid.report.reason')}>
      {adReportReasons.map((reason) => (
        <Radio key={reason} value={reason}>
          {adReportReasonLabels[reason][language]}
        </Radio>
      ))}
    </FormRadioGroup>
  );
}
