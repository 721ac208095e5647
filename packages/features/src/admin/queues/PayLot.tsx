import { type SettlementCase, type SettlementLotResult, paySettlements } from '@hien/api';
import { isBelowZero, paySettlementSchema } from '@hien/domain';
import { Button, Dialog, Input, Notice, Text, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as own from './SupportAnswerBox.css.ts';

interface PayLotProps {
  rows: readonly SettlementCase[];
  onDone: () => void;
}

/** Notes months that one order to the bank has paid; what is disputed or held below zero is left out, and what failed is named. */
export function PayLot({ rows, onDone }: PayLotProps) {
  const text = useText();
  const [asked, setAsked] = useState<readonly SettlementCase[]>();
  const due = rows.filter(
    ({ settlement }) => settlement.state === 'closed' && !isBelowZero(settlement),
  );
  if (due.length === 0 && asked === undefined)
    return <Text size="small">{text('admin.settlement.lot.none')}</Text>;
  return (
    <>
      <Button size="sm" onClick={() => setAsked(due)}>
        {text('admin.settlement.lot', { count: due.length })}
      </Button>
      {asked === undefined ? null : (
        <PayLotDialog
          due={asked}
          onClose={(isDone) => {
            setAsked(undefined);
            if (isDone) onDone();
          }}
        />
      )}
    </>
  );
}

function PayLotDialog({
  due,
  onClose,
}: {
  due: readonly SettlementCase[];
  onClose: (isDone: boolean) => void;
}) {
  const text = useText();
  const toast = useToast();
  const { vnd } = useFormat();
  const sending = useSend(paySettlements);
  const [failed, setFailed] = useState<SettlementLotResult['items']>();
  const amount = vnd(due.reduce((all, { settlement }) => all + settlement.payable, 0));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose(failed !== undefined);
      }}
      title={text('admin.settlement.lot', { count: due.length })}
      closeLabel={text('admin.reading.close')}
      size="md"
    >
      {failed === undefined ? (
        <Form
          schema={paySettlementSchema}
          initialValues={{ reason: '' }}
          className={own.form}
          draft={null}
          onSubmit={({ reason }) =>
            sending.submit(
              {
                reference: reason,
                items: due.map(({ id, version }) => ({ id, expected_version: version })),
              },
              ({ items }) => {
                const left = items.filter(({ done }) => !done);
                if (left.length > 0) return setFailed(left);
                toast.show({
                  tone: 'positive',
                  text: text('admin.settlement.lot.done', { count: items.length, amount }),
                });
                return onClose(true);
              },
            )
          }
        >
          <Text>{text('admin.settlement.lot.text', { amount })}</Text>
          <FormField
            name="reason"
            label={text('admin.settlement.reference')}
            hint={text('admin.settlement.reference.hint')}
            required
          >
            <Input maxLength={120} autoComplete="off" />
          </FormField>
          <div>
            <SubmitButton>{text('admin.settlement.pay', { amount })}</SubmitButton>
          </div>
        </Form>
      ) : (
        <Notice
          role="alert"
          tone="critical"
          title={text('admin.settlement.lot.failed', { count: failed.length })}
        >
          {failed
            .map(({ id, message }) => {
              const one = due.find((row) => row.id === id);
              return `${one?.shop ?? id} · ${one?.settlement.month ?? ''}: ${message ?? ''}`;
            })
            .join('\n')}
        </Notice>
      )}
    </Dialog>
  );
}
