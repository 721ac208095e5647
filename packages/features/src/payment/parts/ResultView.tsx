import type { Payment } from '@hien/api';
import { type PaymentResult, paymentResultTexts } from '@hien/domain';
import { ButtonLink, Notice, Spinner, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { PaymentEnded, isEnded } from './PaymentEnded.tsx';
import { PaymentPage } from './PaymentPage.tsx';
import { StateNotices } from './StateNotices.tsx';
import * as s from './payment.css.ts';

interface ResultViewProps {
  title: string;
  payment: Loadable<Payment>;
  /** What the gateway's own page said; only the server's word counts. */
  told?: PaymentResult | null;
}

/** How a payment ended, or that it is not over yet. */
export function ResultView({ title, payment, told = null }: ResultViewProps) {
  return (
    <PaymentPage title={title} payment={payment}>
      {(data) =>
        isEnded(data.state) ? (
          <PaymentEnded payment={data} state={data.state} />
        ) : (
          <NotYet payment={data} told={told} />
        )
      }
    </PaymentPage>
  );
}

function NotYet({ payment, told }: { payment: Payment; told: PaymentResult | null }) {
  const text = useText();
  const language = useLanguage();
  const { purpose, groupId, method, state } = payment;
  const refused = told !== null && told !== 'ok' && told !== 'processing';
  const waits = state === 'pending' && !refused;
  const again = paths.payment.to(language, { type: purpose, id: groupId, payType: method });
  return (
    <>
      {waits ? (
        <Notice
          tone="info"
          role="status"
          title={text('payment.result.waiting.title')}
          action={<Spinner label={text('payment.result.reading')} />}
        >
          {text('payment.result.waiting.text')}
        </Notice>
      ) : (
        <StateNotices payment={payment} />
      )}
      {told === null || state === 'failed' ? null : (
        <Text tone="muted" measure>
          {text('payment.result.told', { what: paymentResultTexts[told][language] })}
        </Text>
      )}
      <div className={s.actions}>
        <ButtonLink variant={waits ? 'secondary' : 'primary'} href={again}>
          {text(waits ? 'payment.go.other' : 'payment.go.pay')}
        </ButtonLink>
        <ButtonLink variant="quiet" href={paths.customerCenter.to(language)}>
          {text('payment.go.support')}
        </ButtonLink>
      </div>
    </>
  );
}
