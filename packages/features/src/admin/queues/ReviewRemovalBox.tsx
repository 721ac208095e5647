import { type RemovalCase, decideReviewRemoval } from '@hien/api';
import { deletionReasonLabels, reviewDecisionSchema } from '@hien/domain';
import { DefinitionList, Radio, RadioGroup, Textarea } from '@hien/ui';
import { FormField, SubmitButton, useFormField } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useDecide } from '../parts/useDecide.ts';
import * as s from '../parts/AdminFrame.css.ts';
import { WrittenText } from './WrittenText.tsx';
import * as own from './SupportAnswerBox.css.ts';

/** What was written, why the seller wants it gone, and the decision: both sides read its reason. */
export function ReviewRemovalBox({ one }: { one: RemovalCase }) {
  return (
    <div className={s.unfolded}>
      <Review one={one} />
      {one.decision === null ? (
        <Decide one={one} />
      ) : (
        <WrittenText
          by={one.decided && { name: one.decided.by, at: one.decided.at }}
          words={one.decision}
        />
      )}
    </div>
  );
}

function Review({ one }: { one: RemovalCase }) {
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
      <WrittenText
        by={{ name: one.author, at: one.written_at }}
        words={one.content}
        pictures={one.pictures}
      />
    </>
  );
}

/** The decision stands on the version that was looked at: who was first is named, and what was typed stays. */
function Decide({ one }: { one: RemovalCase }) {
  const text = useText();
  const decide = useDecide(decideReviewRemoval);
  return (
    <Form
      schema={reviewDecisionSchema}
      initialValues={{ decision: '', reason: '' }}
      className={own.form}
      draft={{ in: `review-removal-${one.id}`, until: 'tab-closes' }}
      onSubmit={(decision) =>
        decide(
          { id: one.id, ...decision, expected_version: one.version },
          text(`admin.review.done.${decision.decision}`, { name: one.author }),
        )
      }
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
