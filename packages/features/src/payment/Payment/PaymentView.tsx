import type { Payment } from '@hien/api';
import type { PaymentMethod } from '@hien/domain';
import { Button, ButtonLink, EmptyState, Notice, Text } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { PaymentEnded, isEnded } from '../parts/PaymentEnded.tsx';
import { gatewayName } from '../parts/gateway-name.ts';
import { PaymentPage } from '../parts/PaymentPage.tsx';
import { StateNotices } from '../parts/StateNotices.tsx';
import { TransferDetails } from '../parts/TransferDetails.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import type { OnlineMethod, Plan, Start } from './useStart.ts';
import * as s from '../parts/payment.css.ts';

interface PaymentViewProps {
  payment: Loadable<Payment>;
  /** Of the address. */
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  start: Start;
}

/** One sum, and every way to pay it. */
export function PaymentView({ payment, ...rest }: PaymentViewProps) {
  const text = useText();
  return (
    <PaymentPage title={text('payment.title')} payment={payment}>
      {(data) =>
        isEnded(data.state) ? (
          <PaymentEnded payment={data} state={data.state} />
        ) : (
          <ToPay payment={data} {...rest} />
        )
      }
    </PaymentPage>
  );
}

function ToPay({
  payment,
  method: wanted,
  onMethod,
  start,
}: Omit<PaymentViewProps, 'payment'> & { payment: Payment }) {
  const text = useText();
  const [months, setMonths] = useState<number>(6);
  // Who has chosen the transfer in the checkout came for its code; who looks for a way finds it below the list.
  const [codeFirst] = useState(wanted === 'VA');
  const [first] = payment.methods;
  if (first === undefined)
    return (
      <EmptyState
        drawing="letter"
        title={text('payment.none.title')}
        text={text('payment.none.text')}
      />
    );
  // A method of the address that this sum cannot be paid with gives way to the first that can.
  const offered = payment.methods.find(({ method }) => method === wanted) ?? first;
  const { method } = offered;
  if (start.redirect !== null) return <Leaving method={method} to={start.redirect} />;
  const transfer =
    method === 'VA' && payment.transfer !== null ? (
      <TransferDetails transfer={payment.transfer} />
    ) : null;
  const choice =
    payment.methods.length > 1 ? (
      <MethodChoice
        legend={text(codeFirst ? 'payment.choose.other' : 'payment.choose')}
        methods={payment.methods}
        method={method}
        onMethod={onMethod}
        months={months}
        onMonths={setMonths}
      />
    ) : null;
  return (
    <>
      <StateNotices payment={payment} />
      {codeFirst ? transfer : null}
      {choice}
      {codeFirst ? null : transfer}
      {method === 'VA' ? null : (
        <GoAndPay
          payment={payment}
          method={method as OnlineMethod}
          months={method === 'IS' ? (months as Plan) : null}
          start={start}
        />
      )}
    </>
  );
}

function GoAndPay({
  payment,
  method,
  months,
  start,
}: {
  payment: Payment;
  method: OnlineMethod;
  months: Plan | null;
  start: Start;
}) {
  const text = useText();
  const format = useFormat();
  return (
    <div className={s.press}>
      {start.failure === null ? null : (
        <Notice tone="critical" role="alert">
          {start.failure}
        </Notice>
      )}
      <Button
        variant="primary"
        size="lg"
        loading={start.busy}
        onClick={() => void start.run(payment.groupId, method, months)}
      >
        {text('payment.pay', { amount: format.vnd(payment.total) })}
      </Button>
      <Text size="caption" tone="muted" measure>
        {text('payment.goes', { gateway: gatewayName(method) })}
      </Text>
    </div>
  );
}

function Leaving({ method, to }: { method: PaymentMethod; to: string }) {
  const text = useText();
  const gateway = gatewayName(method);
  return (
    <div role="status">
      <EmptyState
        drawing="door"
        title={text('payment.redirecting.title', { gateway })}
        text={text('payment.redirecting.text')}
        action={
          <ButtonLink variant="primary" href={to}>
            {text('payment.redirecting.open', { gateway })}
          </ButtonLink>
        }
      />
    </div>
  );
}
