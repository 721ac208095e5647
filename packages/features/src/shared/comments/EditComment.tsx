import { type ShareReply, editShareComment } from '@hien/api';
import { commentLimits, commentSchema } from '@hien/domain';
import { Button, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useSend } from '../calls/useSend.ts';
import { Form } from '../forms/Form.tsx';
import { useText } from '../i18n/useText.ts';
import * as s from './Comments.css.ts';

interface EditCommentProps {
  comment: ShareReply;
  /** Saved, or given up. */
  onDone: () => void;
}

/** New words in place of one's own, while they are young. */
export function EditComment({ comment: { id, content }, onDone }: EditCommentProps) {
  const text = useText();
  const toast = useToast();
  const changing = useSend(editShareComment, { about: id });
  return (
    <Form
      schema={commentSchema}
      initialValues={{ content: content ?? '' }}
      className={s.form}
      draft={{ in: `comment-edit-${id}`, atOnce: true }}
      onSubmit={(values) =>
        changing.submit({ id, ...values }, () => {
          toast.show({ tone: 'positive', text: text('comment.changed') });
          onDone();
        })
      }
    >
      <FormField name="content" label={text('comment.edit.label')} required>
        <Textarea rows={3} maxLength={commentLimits.maxLength} />
      </FormField>
      <div className={s.end}>
        <SubmitButton>{text('comment.save')}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {text('comment.cancel')}
        </Button>
      </div>
    </Form>
  );
}
