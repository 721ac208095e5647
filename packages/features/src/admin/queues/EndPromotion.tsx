import { type PromotionCase, endPromotion } from '@hien/api';
import { saleReleaseSchema, saleWordsLength } from '@hien/domain';
import { Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';

/** Ends what was approved before its last day; its shop reads why. */
export function EndPromotion({ one: { id, version, after } }: { one: PromotionCase }) {
  const text = useText();
  const decide = useDecide(endPromotion);
  return (
    <Form
      schema={saleReleaseSchema}
      initialValues={{ reason: '' }}
      className={s.unfolded}
      draft={{ in: `promotion-end-${id}`, until: 'tab-closes' }}
      onSubmit={({ reason }) =>
        decide(
          { id, reason, expected_version: version },
          text('admin.promotion.ended', { name: after.name }),
        )
      }
    >
      <FormField
        name="reason"
        label={text('admin.reject.reason')}
        hint={text('admin.promotion.end.means')}
        required
      >
        <Textarea rows={3} maxLength={saleWordsLength} />
      </FormField>
      <div>
        <SubmitButton variant="danger">{text('admin.promotion.end')}</SubmitButton>
      </div>
    </Form>
  );
}
