import { isApiError, quoteDesigns } from '@hien/api';
import { Container, Heading, Skeleton, Text } from '@hien/ui';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import * as s from '../../../shared/checkout/checkout.css.ts';
import { NoDesigns } from '../../parts/NoDesigns.tsx';
import { ThroughContractor } from '../../parts/ThroughContractor.tsx';
import { DesignCheckoutForm } from './DesignCheckoutForm.tsx';

/** The last look before designs are ordered. Who buys through a contractor is led to one, with the designs (D78). */
export function DesignCheckout({
  designIds,
  forMessage,
}: {
  designIds: readonly number[];
  /** The message in which a member asked for them, who owns them then. */
  forMessage: number | undefined;
}) {
  const text = useText();
  const first = useCall(
    quoteDesigns,
    { designIds: [...designIds], ...(forMessage === undefined ? {} : { forMessage }) },
    { gcTime: 0 },
  );
  const isMember = isApiError(first.error) && first.error.code === 'AUTH_08';
  return (
    <Container className={s.page}>
      <div className={s.head}>
        <Heading level={1}>{text('orders.designs.checkout.title')}</Heading>
        {isMember ? null : <Text tone="muted">{text('orders.designs.checkout.lead')}</Text>}
      </div>
      {isMember ? (
        <ThroughContractor designIds={designIds} />
      ) : (
        <QueryBoundary
          query={first}
          size="page"
          skeleton={<CheckoutSkeleton />}
          isEmpty={({ lines }) => lines.length === 0}
          notFound={<NoDesigns />}
        >
          {(quote) => (
            <DesignCheckoutForm key={designIds.join()} first={quote} forMessage={forMessage} />
          )}
        </QueryBoundary>
      )}
    </Container>
  );
}

function CheckoutSkeleton() {
  return (
    <div className={s.columns}>
      <div className={s.parts}>
        <Skeleton width="100%" height="10rem" />
        <Skeleton width="100%" height="22rem" />
      </div>
      <Skeleton width="100%" height="14rem" />
    </div>
  );
}
