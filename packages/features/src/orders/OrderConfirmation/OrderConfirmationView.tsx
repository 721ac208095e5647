import type { Address, CheckoutQuote } from '@hien/api';
import { ButtonLink, Container, EmptyState, Heading, Skeleton, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import * as s from '../../shared/checkout/checkout.css.ts';

interface OrderConfirmationViewProps {
  addresses: Loadable<{ items: readonly Address[]; max: number }>;
  first: Loadable<CheckoutQuote>;
}

export function OrderConfirmationView({ addresses, first }: OrderConfirmationViewProps) {
  const text = useText();
  return (
    <Container className={s.page}>
      <div className={s.head}>
        <Heading level={1}>{text('orders.checkout.title')}</Heading>
        <Text tone="muted">{text('orders.checkout.lead')}</Text>
      </div>
      <QueryBoundary query={addresses} size="page" skeleton={<CheckoutSkeleton />}>
        {(book) => (
          <QueryBoundary
            query={first}
            size="page"
            skeleton={<CheckoutSkeleton />}
            isEmpty={({ sellers }) => sellers.length === 0}
            empty={<NothingChosen />}
            notFound={<LinesGone />}
          >
            {(quote) => <CheckoutForm book={book} first={quote} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </Container>
  );
}

function NothingChosen() {
  const text = useText();
  return (
    <EmptyState
      drawing="basket"
      title={text('orders.checkout.empty.title')}
      text={text('orders.checkout.empty.text')}
      action={
        <ButtonLink variant="primary" href={paths.cart.to(useLanguage())}>
          {text('orders.checkout.empty.action')}
        </ButtonLink>
      }
    />
  );
}

/** Lines that the address names and the cart has no more: ordered, or taken out elsewhere. */
function LinesGone() {
  const text = useText();
  const language = useLanguage();
  return (
    <EmptyState
      drawing="basket"
      title={text('orders.checkout.gone.title')}
      text={text('orders.checkout.gone.text')}
      action={
        <>
          <ButtonLink variant="primary" href={paths.orders.to(language)}>
            {text('orders.checkout.gone.orders')}
          </ButtonLink>
          <ButtonLink href={paths.cart.to(language)}>
            {text('orders.checkout.empty.action')}
          </ButtonLink>
        </>
      }
    />
  );
}

function CheckoutSkeleton() {
  return (
    <div className={s.columns}>
      <div className={s.parts}>
        <Skeleton width="100%" height="11rem" />
        <Skeleton width="100%" height="16rem" />
        <Skeleton width="100%" height="14rem" />
      </div>
      <Skeleton width="100%" height="20rem" />
    </div>
  );
}
