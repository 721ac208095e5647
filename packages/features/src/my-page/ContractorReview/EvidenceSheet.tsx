import { type MyConstructionReview, sendReviewEvidence } from '@hien/api';
import { reviewEvidenceKindLabels, reviewEvidenceKinds, reviewEvidenceSchema } from '@hien/domain';
import { Radio, Sheet, Text, useToast } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import * as s from './ContractorReview.css.ts';

interface EvidenceSheetProps {
  mine: MyConstructionReview;
  /** Sent, or left: what was chosen stays on the device. */
  onClose: () => void;
}

/** A contract or an invoice in up to five files; above them who sees them, and for how long. */
export function EvidenceSheet({ mine: { review, company }, onClose }: EvidenceSheetProps) {
  const text = useText();
  const toast = useToast();
  const [pending, setPending] = useState(0);
  const sending = useSend(sendReviewEvidence, {
    about: review.id,
    says: { PRODUCT_07: text('my-page.evidence.gone') },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="lg"
      title={text('my-page.evidence.title', { name: company.company_name })}
      closeLabel={text('my-page.evidence.close')}
    >
      <Form
        schema={reviewEvidenceSchema}
        initialValues={{ kind: '', files: [] }}
        className={s.form}
        draft={{ in: `construction-evidence-${review.id}`, atOnce: true }}
        onSubmit={(values) =>
          sending.submit({ ...values, id: review.id, files: [...values.files] }, () => {
            toast.show({ tone: 'positive', text: text('my-page.evidence.sent') });
            onClose();
          })
        }
      >
        <Text size="small" tone="muted" measure>
          {text('my-page.evidence.who')}
        </Text>
        <Kinds />
        <FormField
          name="files"
          label={text('my-page.evidence.files')}
          hint={text('my-page.evidence.files.hint')}
          required
        >
          <EvidenceFiles onPending={setPending} />
        </FormField>
        <div>
          <SubmitButton
            {...(pending > 0 ? { disabledReason: text('my-page.evidence.pending') } : {})}
          >
            {text('my-page.evidence.submit')}
          </SubmitButton>
        </div>
      </Form>
    </Sheet>
  );
}

function Kinds() {
  const text = useText();
  const language = useLanguage();
  return (
    <FormRadioGroup name="kind" legend={text('my-page.evidence.kind')}>
      {reviewEvidenceKinds.map((kind) => (
        <Radio key={kind} value={kind}>
          {reviewEvidenceKindLabels[kind][language]}
        </Radio>
      ))}
    </FormRadioGroup>
  );
}
