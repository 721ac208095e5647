import type { Payment } from '@hien/api';
import { ButtonLink, Stepper } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { PaymentEnded, isEnded } from '../parts/PaymentEnded.tsx';
import { PaymentPage } from '../parts/PaymentPage.tsx';
import { StateNotices } from '../parts/StateNotices.tsx';
import { TransferDetails } from '../parts/TransferDetails.tsx';
import * as s from '../parts/payment.css.ts';

/** The order stands; the money is awaited. */
export function PaymentOrderConfirmView({ payment }: { payment: Loadable<Payment> }) {
  const text = useText();
  const waiting = payment.data === undefined || !isEnded(payment.data.state);
  return (
    <PaymentPage
      title={text(waiting ? 'payment.confirm.title' : 'payment.result.title')}
      {...(waiting ? { lead: text('payment.confirm.text') } : {})}
      payment={payment}
    >
      {(data) =>
        isEnded(data.state) ? (
          <PaymentEnded payment={data} state={data.state} />
        ) : (
          <Awaited payment={data} />
        )
      }
    </PaymentPage>
  );
}

function Awaited({ payment }: { payment: Payment }) {
  const text = useText();
  const language = useLanguage();
  const { purpose, groupId, transfer } = payment;
  const other = paths.payment.to(language, { type: purpose, id: groupId, payType: 'QR' });
  return (
    <>
      <Stepper
        label={text('payment.confirm.steps')}
        position={text('payment.confirm.position')}
        stateLabels={{
          done: text('payment.confirm.state.done'),
          current: text('payment.confirm.state.current'),
          todo: text('payment.confirm.state.todo'),
          failed: text('payment.confirm.state.failed'),
        }}
        steps={(['transfer', 'arrives', 'prepares'] as const).map((step, index) => ({
          id: step,
          label: text(`payment.confirm.step.${step}`),
          state: index === 0 ? ('current' as const) : ('todo' as const),
        }))}
      />
      <StateNotices payment={payment} />
      {transfer === null ? null : <TransferDetails transfer={transfer} />}
      <div className={s.actions}>
        <ButtonLink href={other}>{text('payment.confirm.other')}</ButtonLink>
        <ButtonLink variant="quiet" href={paths.customerCenter.to(language)}>
          {text('payment.go.support')}
        </ButtonLink>
      </div>
    </>
  );
}
