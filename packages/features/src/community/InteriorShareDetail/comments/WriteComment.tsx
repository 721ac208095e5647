import { writeShareComment } from '@hien/api';
import { commentLimits, commentSchema } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSend } from '../../../shared/calls/useSend.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { useSignedIn } from '../../../shared/session/useSession.ts';
import * as s from './Comments.css.ts';

interface WriteCommentProps {
  shareId: number;
  /** What it answers; of the home itself when left out. */
  to?: { readonly id: number; readonly onDone: () => void };
}

/** A word of one's own. A guest may type it first: it waits on the device while they sign in, and is there when they come back. */
export function WriteComment({ shareId, to }: WriteCommentProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const place = to ? `reply-${to.id}` : `home-${shareId}`;
  const writing = useSend(writeShareComment, { about: place });
  return (
    <Form
      schema={commentSchema}
      initialValues={{ content: '' }}
      className={s.form}
      draft={{ in: `comment-${place}`, atOnce: true }}
      onSubmit={async ({ content }, { resetForm }) => {
        if (!signedIn) {
          await navigate(paths.login.to(language, { next: `${pathname}${search}#comments` }));
          // Not sent: what was typed stays.
          return {};
        }
        return writing.submit({ share_id: shareId, parent_id: to?.id ?? null, content }, () => {
          resetForm();
          toast.show({ tone: 'positive', text: text('comment.sent') });
          to?.onDone();
        });
      }}
    >
      <FormField
        name="content"
        label={text(to ? 'comment.reply.label' : 'comment.label')}
        hint={text('comment.hint', { count: commentLimits.editMinutes })}
        required
      >
        <Textarea rows={3} maxLength={commentLimits.maxLength} />
      </FormField>
      <div className={s.end}>
        <SubmitButton>{text(signedIn ? 'comment.send' : 'comment.sign-in')}</SubmitButton>
        {to ? (
          <Button variant="quiet" onClick={to.onDone}>
            {text('comment.cancel')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
