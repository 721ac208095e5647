import { type PaymentMethod, isPaymentMethod, paymentPurposes } from '@hien/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { readId } from '../../shared/address/parts.ts';
import { redirectTo } from '../parts/redirect.ts';
import { usePayment } from '../parts/usePayment.ts';
import { PaymentView } from './PaymentView.tsx';
import { useStart } from './useStart.ts';

/** `payment/shop/12/QR`: pays a checkout. Another word for what is paid, or how, is no page (D26). */
export function Screen() {
  const text = useText();
  const { type, id, payType } = useRouteParams(paths.payment);
  const groupId = readId(id);
  const known = paymentPurposes.some((purpose) => purpose === type) && isPaymentMethod(payType);
  return (
    <>
      <PageHead title={text('payment.title')} hidden />
      {known && groupId !== undefined ? (
        <KnownPayment key={groupId} groupId={groupId} />
      ) : (
        <NotFoundState />
      )}
    </>
  );
}

function KnownPayment({ groupId }: { groupId: number }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { type, payType } = useRouteParams(paths.payment);
  const payment = usePayment(groupId);
  const start = useStart(redirectTo);
  // Chosen at once; the address follows.
  const [method, setMethod] = useState<PaymentMethod>(isPaymentMethod(payType) ? payType : 'VA');
  return (
    <PaymentView
      payment={payment}
      method={method}
      onMethod={(chosen) => {
        start.forget();
        setMethod(chosen);
        void navigate(paths.payment.to(language, { type, id: groupId, payType: chosen }), {
          replace: true,
          preventScrollReset: true,
        });
      }}
      start={start}
    />
  );
}
