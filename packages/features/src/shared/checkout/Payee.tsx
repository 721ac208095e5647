import { readPayee } from '@hien/api';
import { CopyButton, Skeleton, Text } from '@hien/ui';
import { Suspense } from 'react';
import { useCall } from '../calls/useCall.ts';
import { AreaMessages } from '../i18n/AreaMessages.tsx';
import { useText } from '../i18n/useText.ts';
import * as s from './checkout.css.ts';

const lines = ['bank', 'account', 'holder'] as const;
const waiting = <Skeleton width="100%" height="10.5rem" />;

/**
 * Whose account a transfer goes to, before there is an order. Where that is not known (no account, a failed call) nothing stands in
 * the way of ordering: the page after it has the account too.
 */
export function Payee() {
  // The words are those of the page that comes after ordering.
  return (
    <Suspense fallback={waiting}>
      <AreaMessages area="payment">
        <Account />
      </AreaMessages>
    </Suspense>
  );
}

function Account() {
  const text = useText();
  const { data, isPending } = useCall(readPayee, {}, { retry: false });
  if (isPending) return waiting;
  const payee = data?.payee ?? null;
  if (payee === null) return <Text size="small">{text('orders.checkout.transfer.later')}</Text>;
  return (
    <dl className={s.payee}>
      {lines.map((name) => {
        const what = text(`payment.transfer.${name}`);
        return (
          <div key={name} className={s.payeeLine}>
            <dt className={s.payeeTerm}>{what}</dt>
            <dd className={s.payeeDetail}>{payee[name]}</dd>
            {name === 'account' ? (
              <dd className={s.payeeCopy}>
                <CopyButton
                  value={payee.account}
                  aria-label={text('payment.transfer.copy.what', { what })}
                  labels={{
                    copy: text('payment.transfer.copy'),
                    copied: text('payment.transfer.copied'),
                    failed: text('payment.transfer.copy.failed'),
                    byHand: what,
                  }}
                />
              </dd>
            ) : null}
          </div>
        );
      })}
    </dl>
  );
}
