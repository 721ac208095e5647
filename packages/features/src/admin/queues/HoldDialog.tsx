import { type SettlementCase, type Transaction, holdSettlement } from '@hien/api';
import { type HoldEvent, holdLinesSchema } from '@hien/domain';
import { Dialog, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useDecide } from '../parts/useDecide.ts';
import * as own from './SupportAnswerBox.css.ts';

interface HoldDialogProps {
  one: SettlementCase;
  event: HoldEvent;
  /** Null: all lines of the month. */
  lines: readonly Transaction[] | null;
  onClose: () => void;
}

/** Why lines are kept back or let go: the shop reads it, and how much it is about stands above. */
export function HoldDialog({ one, event, lines, onClose }: HoldDialogProps) {
  const text = useText();
  const { vnd } = useFormat();
  const decide = useDecide(holdSettlement);
  const { id, version, shop, settlement } = one;
  const sum = (lines ?? []).reduce((all, { amount }) => all + amount, 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        lines === null
          ? text(`admin.settlement.${event}.all`)
          : text(`admin.settlement.${event}`, { count: lines.length })
      }
      closeLabel={text('admin.reading.close')}
      size="md"
    >
      <div className={own.form}>
        <Text>
          {text(
            event === 'hold'
              ? 'admin.settlement.hold.text'
              : settlement.state === 'paid'
                ? 'admin.settlement.release.later'
                : 'admin.settlement.release.text',
            { amount: vnd(lines === null && event === 'release' ? settlement.carried : sum), shop },
          )}
        </Text>
        <Form
          schema={holdLinesSchema}
          initialValues={{ reason: '' }}
          className={own.form}
          draft={{ in: `settlement-${id}-${event}`, until: 'tab-closes' }}
          onSubmit={async ({ reason }) => {
            const failure = await decide(
              {
                id,
                decision: event,
                line_ids: lines === null ? null : lines.map((line) => line.id),
                reason,
                expected_version: version,
              },
              text(`admin.settlement.${event}.done`, { name: shop }),
            );
            if (failure === undefined) onClose();
            return failure;
          }}
        >
          <FormField
            name="reason"
            label={text('admin.settlement.hold.why')}
            hint={text('admin.settlement.hold.why.hint')}
            required
          >
            <Textarea rows={3} maxLength={500} />
          </FormField>
          <div>
            <SubmitButton>{text(`admin.settlement.${event}.do`)}</SubmitButton>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
