import type { PaymentTransfer } from '@hien/api';
import { ButtonLink, Card, CopyButton, Heading, QrCode, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './payment.css.ts';

/** Where a transfer goes: the picture to scan, and each part to copy. */
export function TransferDetails({ transfer }: { transfer: PaymentTransfer }) {
  const text = useText();
  const format = useFormat();
  const amount = format.vnd(transfer.amount);
  const parts = [
    { name: 'bank', shown: transfer.bank, copied: transfer.bank },
    { name: 'account', shown: transfer.account, copied: transfer.account },
    { name: 'holder', shown: transfer.holder, copied: transfer.holder },
    { name: 'amount', shown: amount, copied: String(transfer.amount) },
    { name: 'memo', shown: transfer.memo, copied: transfer.memo },
  ] as const;
  return (
    <Card as="section" padding="lg" className={s.main}>
      <Heading level={2} size="h4">
        {text('payment.transfer.title')}
      </Heading>
      <div className={s.transfer}>
        <QrCode
          className={s.picture}
          value={transfer.qr}
          label={text('payment.transfer.qr', { amount })}
          size={232}
          caption={text('payment.transfer.scan')}
          save={{ label: text('payment.transfer.save'), fileName: `VietQR-${transfer.memo}` }}
          fallback={text('payment.transfer.qr.failed')}
        />
        <dl className={s.rows}>
          {parts.map(({ name, shown, copied }) => {
            const what = text(`payment.transfer.${name}`);
            return (
              <div key={name} className={s.row}>
                <dt className={s.term}>{what}</dt>
                <dd className={s.detail}>{shown}</dd>
                <dd className={s.copy}>
                  <CopyButton
                    value={copied}
                    aria-label={text('payment.transfer.copy.what', { what })}
                    labels={{
                      copy: text('payment.transfer.copy'),
                      copied: text('payment.transfer.copied'),
                      failed: text('payment.transfer.copy.failed'),
                      byHand: what,
                    }}
                  />
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <Text size="caption" tone="muted">
        {text('payment.transfer.memo.why')}
      </Text>
      {transfer.simulatedBank ? (
        <div>
          <ButtonLink href={transfer.simulatedBank}>{text('payment.transfer.simulate')}</ButtonLink>
        </div>
      ) : null}
    </Card>
  );
}
