import { type RemovalCase, decideReviewRemoval, isApiError } from '@hien/api';
import { deletionReasonLabels, reviewDecisionSchema } from '@hien/domain';
import {
  DefinitionList,
  Link,
  Radio,
  RadioGroup,
  Text,
  Textarea,
  mediaUrl,
  useToast,
} from '@hien/ui';
import { Form, FormField, SubmitButton, useFormField } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { validationText } from '../../shared/forms/validation-text.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { deciderOf } from '../parts/decider.ts';
import * as s from '../parts/AdminFrame.css.ts';
import * as own from './SupportAnswerBox.css.ts';

/** What was written, why the seller wants it gone, and the decision: both sides read its reason. */
export function ReviewRemovalBox({ one }: { one: RemovalCase }) {
  return (
    <div className={s.unfolded}>
      <Written one={one} />
      {one.decision === null ? <Decide one={one} /> : <Decided one={one} words={one.decision} />}
    </div>
  );
}

function Written({ one }: { one: RemovalCase }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <>
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('admin.review.because'),
            detail: deletionReasonLabels[one.reason][language],
          },
          {
            term: text('admin.review.rating'),
            detail: text('admin.review.stars', { stars: one.rating }),
          },
          { term: text('admin.review.points'), detail: format.integer(one.points) },
        ]}
      />
      <div className={own.words}>
        <Text size="caption" tone="muted" numeric>
          {one.author} · {format.date(one.written_at, 'dateTime')}
        </Text>
        <Text measure className={own.content}>
          {one.content}
        </Text>
        {one.pictures.map((picture, index) => (
          <Text key={picture.name} size="small">
            <Link href={mediaUrl(picture)} newTabLabel={text('admin.support.new-tab')}>
              {text('admin.support.picture', { number: index + 1 })}
            </Link>
          </Text>
        ))}
      </div>
    </>
  );
}

function Decided({ one, words }: { one: RemovalCase; words: string }) {
  const format = useFormat();
  return (
    <div className={own.words}>
      {one.decided ? (
        <Text size="caption" tone="muted" numeric>
          {one.decided.by} · {format.date(one.decided.at, 'dateTime')}
        </Text>
      ) : null}
      <Text measure className={own.content}>
        {words}
      </Text>
    </div>
  );
}

/** The decision stands on the version that was looked at: who was first is named, and what was typed stays. */
function Decide({ one }: { one: RemovalCase }) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  return (
    <Form
      schema={reviewDecisionSchema}
      initialValues={{ decision: '', reason: '' }}
      className={own.form}
      summaryTitle={(count) => text('form.summary', { count })}
      errorText={(message) => validationText(text, message)}
      onSubmit={async (decision) => {
        try {
          await decideReviewRemoval(one.id, { ...decision, expected_version: one.version });
        } catch (error) {
          if (isApiError(error) && error.status === 409) {
            const by = deciderOf(error.current);
            return {
              message:
                by === null ? text('admin.conflict.changed') : text('admin.conflict', { by }),
            };
          }
          const said = isApiError(error) && error.status < 500 ? error.message : '';
          return { message: said || text('admin.failed') };
        }
        toast.show({
          tone: 'positive',
          text: text(`admin.review.done.${decision.decision}`, { name: one.author }),
        });
        await queryClient.invalidateQueries({ queryKey: ['admin'] });
        return undefined;
      }}
    >
      <Choice abusive={one.reason === 'abusive' && one.points > 0} />
      <FormField
        name="reason"
        label={text('admin.review.why')}
        hint={text('admin.review.why.hint')}
        required
      >
        <Textarea rows={4} maxLength={1000} />
      </FormField>
      <div>
        <SubmitButton>{text('admin.review.send')}</SubmitButton>
      </div>
    </Form>
  );
}

function Choice({ abusive }: { abusive: boolean }) {
  const text = useText();
  const { id, value, error, setValue } = useFormField<string>('decision');
  return (
    <RadioGroup
      id={id}
      tabIndex={-1}
      legend={text('admin.review.decision')}
      name={id}
      value={value}
      error={error}
      onChange={setValue}
    >
      <Radio value="delete" hint={abusive ? text('admin.review.delete.points') : undefined}>
        {text('admin.review.delete')}
      </Radio>
      <Radio value="keep">{text('admin.review.keep')}</Radio>
    </RadioGroup>
  );
}
