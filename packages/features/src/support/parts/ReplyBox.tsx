import type { UploadOptions } from '@hien/api';
import { replySchema } from '@hien/domain';
import { Textarea } from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { PicturesField } from '../../shared/forms/PicturesField.tsx';
import * as s from './ReplyBox.css.ts';

export interface Reply {
  content: string;
  images: readonly string[];
}

interface ReplyBoxProps {
  /** Names what is answered, for the draft on this device. */
  name: string;
  folder: UploadOptions['folder'];
  label: string;
  hint?: string;
  send: string;
  /** Answers a failure to show; what was typed then stays. */
  onSend: (reply: Reply) => Promise<SubmitFailure | undefined>;
}

const empty = { content: '', images: [] };

/** The box at the end of a conversation: words, pictures, and one button. */
export function ReplyBox({ name, folder, label, hint, send, onSend }: ReplyBoxProps) {
  const text = useText();
  const [pending, setPending] = useState(0);
  return (
    <Form
      schema={replySchema}
      initialValues={empty}
      className={s.form}
      draft={{ in: name }}
      onSubmit={async (values, { resetForm }) => {
        const failure = await onSend(values);
        if (failure === undefined) resetForm();
        return failure;
      }}
    >
      <FormField name="content" label={label} hint={hint} required>
        <Textarea rows={4} maxLength={5000} />
      </FormField>
      <PicturesField folder={folder} hint={text('form.images.place')} onPending={setPending} />
      <div>
        <SubmitButton
          whileInvalid={text('support.reply.waits')}
          {...(pending > 0
            ? { disabledReason: text('form.images.pending', { count: pending }) }
            : {})}
        >
          {send}
        </SubmitButton>
      </div>
    </Form>
  );
}
