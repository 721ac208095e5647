import { getDesign, isApiError, quoteDesigns } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Container, EmptyState, Heading, Skeleton, Text } from '@hien/ui';
import { useCall } from '../../../shared/calls/useCall.ts';
import { AskContractors } from '../../../shared/designs/AskContractors.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import * as s from '../../../shared/checkout/checkout.css.ts';
import { DesignCheckoutForm } from './DesignCheckoutForm.tsx';

/** The last look before designs are ordered. Who buys through a contractor is led to one, with the designs (D78). */
export function DesignCheckout({ designIds }: { designIds: readonly number[] }) {
  const text = useText();
  const first = useCall(quoteDesigns, { designIds: [...designIds] }, { gcTime: 0 });
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
          {(quote) => <DesignCheckoutForm key={designIds.join()} first={quote} />}
        </QueryBoundary>
      )}
    </Container>
  );
}

function ThroughContractor({ designIds }: { designIds: readonly number[] }) {
  const text = useText();
  const design = useCall(getDesign, { id: designIds[0] ?? 0 });
  return (
    <section className={s.part} aria-labelledby="checkout-contractor">
      <Heading level={2} size="h4" id="checkout-contractor">
        {text('orders.designs.checkout.contractor')}
      </Heading>
      <QueryBoundary
        query={design}
        skeleton={<Skeleton width="100%" height="9rem" />}
        notFound={<NoDesigns />}
      >
        {({ contractors }) => <AskContractors contractors={contractors} designIds={designIds} />}
      </QueryBoundary>
    </section>
  );
}

function NoDesigns() {
  const text = useText();
  return (
    <EmptyState
      drawing="door"
      title={text('orders.designs.checkout.none.title')}
      text={text('orders.designs.checkout.none.text')}
      action={
        <ButtonLink variant="primary" href={paths.interiorDesign.to(useLanguage())}>
          {text('orders.designs.empty.action')}
        </ButtonLink>
      }
    />
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
