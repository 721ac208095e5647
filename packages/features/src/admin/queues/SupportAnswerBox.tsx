import { type SupportCase, answerSupportPost, getSupportCase } from '@hien/api';
import { answerSchema } from '@hien/domain';
import { SkeletonText, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from '../parts/case.css.ts';
import { WrittenText } from './WrittenText.tsx';
import * as own from './SupportAnswerBox.css.ts';

/** What was said about a post, and the answer: it also leaves as a mail in the member's language. */
export function SupportAnswerBox({ id }: { id: number }) {
  const post = useCall(getSupportCase, { id }, { retry: false });
  return (
    <div className={s.unfolded}>
      <QueryBoundary query={post} skeleton={<SkeletonText lines={5} />}>
        {(data) => (
          <>
            <Said post={data} />
            <Answer post={data} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function Said({ post }: { post: SupportCase }) {
  const text = useText();
  return (
    <ol className={own.said} aria-label={text('admin.support.said')}>
      {post.messages.map((message) => (
        <li key={message.position}>
          <WrittenText
            by={{ name: message.author_name, at: message.created_at }}
            words={message.content}
            pictures={message.images}
          />
        </li>
      ))}
    </ol>
  );
}

/** Pressed twice, or sent again after a lost answer, one answer goes out. */
function Answer({ post }: { post: SupportCase }) {
  const text = useText();
  const toast = useToast();
  const answer = useSend(answerSupportPost, { about: post.id });
  return (
    <Form
      schema={answerSchema}
      initialValues={{ content: '' }}
      className={own.form}
      draft={{ in: `support-answer-${post.id}`, until: 'tab-closes' }}
      onSubmit={({ content }, { resetForm }) =>
        answer.submit({ id: post.id, content }, () => {
          resetForm();
          toast.show({
            tone: 'positive',
            text: text('admin.support.sent', { name: post.author.name }),
          });
        })
      }
    >
      <FormField
        name="content"
        label={text('admin.support.answer', { name: post.author.name })}
        hint={text('admin.support.hint', {
          language: text(`admin.support.language.${post.author.language}`),
        })}
        required
      >
        <Textarea rows={5} />
      </FormField>
      <div>
        <SubmitButton whileInvalid={text('admin.support.waits')}>
          {text('admin.support.send')}
        </SubmitButton>
      </div>
    </Form>
  );
}
