import { paymentPurposes } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { readId } from '../../shared/address/parts.ts';
import { ResultView } from '../parts/ResultView.tsx';
import { usePayment } from '../parts/usePayment.ts';

/** How one payment of the member went, by its number: what mails and notices link to. */
export function Screen() {
  const text = useText();
  const { type, id } = useRouteParams(paths.paymentWebResult);
  const groupId = readId(id);
  const known = paymentPurposes.some((purpose) => purpose === type);
  return (
    <>
      <PageHead title={text('payment.result.title')} hidden />
      {known && groupId !== undefined ? <Result groupId={groupId} /> : <NotFoundState />}
    </>
  );
}

function Result({ groupId }: { groupId: number }) {
  const text = useText();
  return <ResultView title={text('payment.result.title')} payment={usePayment(groupId)} />;
}
