import type { PaymentReturn } from '@hien/api';
import { ButtonLink, Container, EmptyState, ErrorState, Skeleton } from '@hien/ui';
import type { ReactNode } from 'react';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from '../parts/payment.css.ts';

/** The states of reading an address. */
export function ReadingResult({
  told,
  children,
}: {
  told: Loadable<PaymentReturn>;
  children: (told: PaymentReturn) => ReactNode;
}) {
  return (
    <QueryBoundary
      query={told}
      size="page"
      skeleton={
        <Container className={s.page} aria-hidden>
          <Skeleton shape="text" width="40%" height="2.2rem" />
          <Skeleton height="120px" />
        </Container>
      }
    >
      {children}
    </QueryBoundary>
  );
}

/** Nothing that could be believed: says so, and that nothing was changed. */
export function NoResult({ reason }: { reason: 'forged' | 'unknown' | 'nothing' }) {
  const text = useText();
  const language = useLanguage();
  const orders = paths.orders.to(language);
  const words = {
    title: text(`payment.result.${reason}.title`),
    text: text(`payment.result.${reason}.text`),
    action: (
      <>
        <ButtonLink variant="primary" href={orders}>
          {text('payment.go.orders')}
        </ButtonLink>
        <ButtonLink href={paths.customerCenter.to(language)}>
          {text('payment.go.support')}
        </ButtonLink>
      </>
    ),
  };
  return reason === 'nothing' ? (
    <EmptyState size="page" level={1} drawing="letter" {...words} />
  ) : (
    <ErrorState size="page" level={1} drawing="rain" {...words} />
  );
}
