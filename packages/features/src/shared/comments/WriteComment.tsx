import { hasSession, writeDesignComment, writeShareComment } from '@hien/api';
import { commentLimits, commentSchema } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSend } from '../calls/useSend.ts';
import { Form } from '../forms/Form.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useSignedIn } from '../session/useSession.ts';
import type { Below } from './below.ts';
import * as s from './Comments.css.ts';

const labelOf = (ofDesign: boolean, isReply: boolean) => {
  if (isReply) return 'comment.reply.label';
  return ofDesign ? 'comment.label.design' : 'comment.label';
};

interface WriteCommentProps {
  below: Below;
  /** What it answers; of the home or design itself when left out. */
  to?: { readonly id: number; readonly onDone: () => void };
}

/** A word of one's own. A guest may type it first: it waits on the device while they sign in, and is there when they come back. */
export function WriteComment({ below, to }: WriteCommentProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const { shareId, designId } = below;
  const ofDesign = shareId === null;
  const here = ofDesign ? `design-${designId}` : `home-${shareId}`;
  const place = to ? `reply-${to.id}` : here;
  const toHome = useSend(writeShareComment, { about: place });
  const toDesign = useSend(writeDesignComment, { about: place });
  return (
    <Form
      schema={commentSchema}
      initialValues={{ content: '' }}
      className={s.form}
      draft={{ in: `comment-${place}`, atOnce: true }}
      onSubmit={async ({ content }, { resetForm }) => {
        if (!hasSession()) {
          await navigate(paths.login.to(language, { next: `${pathname}${search}#comments` }));
          // Not sent: what was typed stays.
          return {};
        }
        const said = { parent_id: to?.id ?? null, content };
        const done = () => {
          resetForm();
          toast.show({ tone: 'positive', text: text('comment.sent') });
          to?.onDone();
        };
        return ofDesign
          ? toDesign.submit({ ...said, design_id: designId }, done)
          : toHome.submit({ ...said, share_id: shareId }, done);
      }}
    >
      <FormField
        name="content"
        label={text(labelOf(ofDesign, to !== undefined))}
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
