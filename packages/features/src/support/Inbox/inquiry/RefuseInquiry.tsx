import { refuseInquiry } from '@hien/api';
import {
  inquiryLimits,
  inquiryRefusalSchema,
  inquiryRefusalTexts,
  inquiryRefusals,
} from '@hien/domain';
import { Button, Radio, Sheet, Text, Textarea, useToast } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../../shared/calls/useSend.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from './inquiry.css.ts';

/** The company says why it does not take a job; what was typed stays on the device until it is sent. */
export function RefuseInquiry({ id }: { id: number }) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const refusing = useSend(refuseInquiry, { about: id });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('inquiry.refuse')}</Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title={text('inquiry.refuse')}
        closeLabel={text('inquiry.sheet.close')}
      >
        <Form
          schema={inquiryRefusalSchema}
          initialValues={{ reason: '', words: '' }}
          className={s.form}
          draft={{ in: `inquiry-refusal-${id}`, atOnce: true }}
          onSubmit={async (values) => {
            const failure = await refusing.submit({ id, ...values }, () => {
              toast.show({ tone: 'positive', text: text('inquiry.refuse.done') });
              setOpen(false);
            });
            // Its sender may have taken it back meanwhile: the page says so.
            if (failure) void refusing.refresh();
            return failure;
          }}
        >
          <Text size="small" tone="muted" measure>
            {text('inquiry.refuse.lead')}
          </Text>
          <FormRadioGroup name="reason" legend={text('inquiry.refuse.reason')}>
            {inquiryRefusals.map((reason) => (
              <Radio key={reason} value={reason}>
                {inquiryRefusalTexts[reason].label[language]}
              </Radio>
            ))}
          </FormRadioGroup>
          <FormField
            name="words"
            label={text('inquiry.refuse.words')}
            hint={text('inquiry.refuse.words.hint')}
          >
            <Textarea rows={4} maxLength={inquiryLimits.words} />
          </FormField>
          <div>
            <SubmitButton>{text('inquiry.refuse.send')}</SubmitButton>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
