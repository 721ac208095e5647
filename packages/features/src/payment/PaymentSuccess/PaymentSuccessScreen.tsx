import { paymentPurposes } from '@hien/domain';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { readId } from '../../shared/address/parts.ts';
import { ResultView } from '../parts/ResultView.tsx';
import { usePayment } from '../parts/usePayment.ts';

/** `payment-success/shop?group=12`: the end of a checkout. What is not paid yet is not called so. */
export function Screen() {
  const text = useText();
  const { type } = useRouteParams(paths.paymentSuccess);
  const [params] = useSearchParams();
  const groupId = readId(params.get('group'));
  const known = paymentPurposes.some((purpose) => purpose === type);
  return (
    <>
      <PageHead title={text('payment.success.title')} hidden />
      {known && groupId !== undefined ? <Success groupId={groupId} /> : <NotFoundState />}
    </>
  );
}

function Success({ groupId }: { groupId: number }) {
  const text = useText();
  return <ResultView title={text('payment.success.title')} payment={usePayment(groupId)} />;
}
