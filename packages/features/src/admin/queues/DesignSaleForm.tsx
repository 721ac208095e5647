import { type DesignCase, moveDesign } from '@hien/api';
import { adRestoreSchema } from '@hien/domain';
import { Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';

const empty = { reason: '' };

/** Takes a design off sale for what it is, or lets it go on; the partner reads the reason. */
export function DesignSaleForm({
  one,
  action,
}: {
  one: DesignCase;
  action: 'withhold' | 'release';
}) {
  const text = useText();
  const decide = useDecide(moveDesign);
  return (
    <Form
      schema={adRestoreSchema}
      initialValues={empty}
      className={s.unfolded}
      draft={{ in: `design-sale-${one.id}-${action}`, until: 'tab-closes' }}
      onSubmit={({ reason }) =>
        decide(
          { id: one.id, action, reason, expected_version: one.version },
          text(`admin.design.done.${action}`, { name: one.name }),
        )
      }
    >
      <FormField
        name="reason"
        label={text('admin.reject.reason')}
        hint={text(`admin.design.means.${action}`)}
        required
      >
        <Textarea rows={3} maxLength={1000} />
      </FormField>
      <div>
        <SubmitButton variant={action === 'release' ? 'primary' : 'danger'}>
          {text(`admin.design.${action}`)}
        </SubmitButton>
      </div>
    </Form>
  );
}
