import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { readId } from '../../shared/address/parts.ts';
import { usePayment } from '../parts/usePayment.ts';
import { PaymentOrderConfirmView } from './PaymentOrderConfirmView.tsx';

/** `payment-order-confirm?group=12`: ordered by bank transfer, and what to do now. */
export function Screen() {
  const text = useText();
  const [params] = useSearchParams();
  const groupId = readId(params.get('group'));
  return (
    <>
      <PageHead title={text('payment.confirm.title')} hidden />
      {groupId === undefined ? <NotFoundState /> : <Confirm key={groupId} groupId={groupId} />}
    </>
  );
}

function Confirm({ groupId }: { groupId: number }) {
  return <PaymentOrderConfirmView payment={usePayment(groupId)} />;
}
