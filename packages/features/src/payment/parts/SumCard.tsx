import type { Payment } from '@hien/api';
import { paymentMethodLabels } from '@hien/domain';
import { Card, DefinitionList, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './payment.css.ts';

/** The sum, its number, and until when. */
export function SumCard({ payment }: { payment: Payment }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const open = payment.methods.length > 0;
  const { short } = payment;
  return (
    <Card surface="sunken" padding="lg" className={s.sum}>
      <div>
        <Text size="caption" tone="muted">
          {text(short ? 'payment.missing' : open ? 'payment.total' : 'payment.paid-total')}
        </Text>
        <p className={s.figure}>{format.vnd(short ? short.missing : payment.total)}</p>
      </div>
      <DefinitionList
        items={[
          ...(short
            ? [
                { term: text('payment.total'), detail: format.vnd(payment.total) },
                { term: text('payment.arrived'), detail: format.vnd(short.arrived) },
              ]
            : []),
          { term: text('payment.number'), detail: payment.number },
          // While it is being chosen, the choice itself says so.
          ...(open
            ? []
            : [
                {
                  term: text('payment.method'),
                  detail: paymentMethodLabels[payment.method][language],
                },
              ]),
          payment.paidAt === null
            ? { term: text('payment.placed'), detail: format.date(payment.placedAt, 'dateTime') }
            : { term: text('payment.paid-at'), detail: format.date(payment.paidAt, 'dateTime') },
          ...(open
            ? [{ term: text('payment.due'), detail: format.date(payment.dueAt, 'dateTime') }]
            : []),
        ]}
      />
      {open && !short ? (
        <Text size="caption" tone="muted">
          {text('payment.due.otherwise')}
        </Text>
      ) : null}
    </Card>
  );
}
