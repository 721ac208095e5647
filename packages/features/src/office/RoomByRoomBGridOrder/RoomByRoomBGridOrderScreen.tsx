import { getOfficeQuotation } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Container, SkeletonText } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, readId } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { LoginState } from '../../shared/states/AccessStates.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { QuotationPrint } from './QuotationPrint.tsx';
import { QuotationView } from './QuotationView.tsx';
import * as s from './Quotation.css.ts';

export const prefetch: Prefetch = ({ params, notFound }) => {
  if (readId(params.orderId) === undefined) notFound();
};

const address = addressOf({ look: oneOf(['print'], null) });

/** One request for a quotation, for the member who sent it. */
export function Screen() {
  const text = useText();
  const id = readId(useRouteParams(paths.roomByRoomBGridOrder).orderId);
  const signedIn = useSignedIn();
  const { url, href, startHref } = useAddress(address);
  const detail = useCall(
    getOfficeQuotation,
    { id: id ?? 1 },
    { enabled: signedIn && id !== undefined },
  );
  const missing = (
    <NotFoundState
      title={text('office.order.not-found.title')}
      text={text('office.order.not-found.text')}
    />
  );
  return (
    <>
      <PageHead title={text('office.order.title')} hidden />
      {id === undefined ? (
        missing
      ) : signedIn ? (
        <QueryBoundary
          query={detail}
          size="page"
          notFound={missing}
          skeleton={
            <Container className={s.page}>
              <SkeletonText lines={12} />
            </Container>
          }
        >
          {(data) =>
            url.look === 'print' ? (
              <Container className={s.page}>
                <QuotationPrint detail={data} backHref={startHref} />
              </Container>
            ) : (
              <QuotationView detail={data} printHref={href({ look: 'print' })} />
            )
          }
        </QueryBoundary>
      ) : (
        <LoginState />
      )}
    </>
  );
}
