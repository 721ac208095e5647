import { Dialog } from '@hien/ui';
import { type FormProps, type FormSchema, SubmitButton } from '@hien/ui/form';
import type { ReactNode } from 'react';
import { Form } from '../../forms/Form.tsx';
import { useText } from '../../i18n/useText.ts';
import * as s from '../events/events.css.ts';

interface ActDialogProps<Schema extends FormSchema> extends Pick<
  FormProps<Schema>,
  'schema' | 'initialValues' | 'onSubmit'
> {
  title: string;
  /** What it is about. */
  description: string;
  /** Names what was typed until it is sent. */
  draft: string;
  /** Why it cannot be sent any more: somebody else moved on what it is about. */
  stopped: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** What staff are asked before they act in somebody's place. */
export function ActDialog<Schema extends FormSchema>({
  title,
  description,
  draft,
  stopped,
  onClose,
  children,
  ...form
}: ActDialogProps<Schema>) {
  const text = useText();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={description}
      closeLabel={text('seller.act.close')}
      size="md"
    >
      <Form {...form} className={s.form} draft={{ in: draft, until: 'tab-closes' }}>
        {children}
        <SubmitButton
          fullWidth
          size="lg"
          {...(stopped === undefined ? {} : { disabledReason: stopped })}
        >
          {title}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
