import { type Input, readPaymentReturn } from '@hien/api';
import { type PaymentResult, paymentPurposes } from '@hien/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { ResultView } from '../parts/ResultView.tsx';
import { usePayment } from '../parts/usePayment.ts';
import { NoResult, ReadingResult } from './PaymentResultView.tsx';
import { returnIn } from './read-return.ts';

/** Where a gateway sends the browser back to. What the address says is verified and shown; nothing changes by it. */
export function Screen() {
  const text = useText();
  const { type } = useRouteParams(paths.paymentResult);
  const [params] = useSearchParams();
  const input = useMemo(() => returnIn(params), [params]);
  return (
    <>
      <PageHead title={text('payment.result.title')} hidden />
      {!paymentPurposes.some((purpose) => purpose === type) ? (
        <NotFoundState />
      ) : input === null ? (
        <NoResult reason="nothing" />
      ) : (
        <Returned input={input} />
      )}
    </>
  );
}

function Returned({ input }: { input: Input<'readPaymentReturn'> }) {
  const told = useCall(readPaymentReturn, input, { retry: false });
  return (
    <ReadingResult told={told}>
      {({ verdict, groupId, result }) =>
        verdict === 'genuine' && groupId !== null ? (
          <Known groupId={groupId} result={result} />
        ) : (
          <NoResult reason={verdict === 'forged' ? 'forged' : 'unknown'} />
        )
      }
    </ReadingResult>
  );
}

function Known({ groupId, result }: { groupId: number; result: PaymentResult | null }) {
  const text = useText();
  return (
    <ResultView title={text('payment.result.title')} payment={usePayment(groupId)} told={result} />
  );
}
