import type { Payment } from '@hien/api';
import { Container, Heading, Notice, Skeleton, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { isEnded } from './PaymentEnded.tsx';
import { SumCard } from './SumCard.tsx';
import * as s from './payment.css.ts';

interface PaymentPageProps {
  title: string;
  lead?: string;
  payment: Loadable<Payment>;
  children: (payment: Payment) => ReactNode;
}

/** On a phone what happened, or the code to scan, stands before the sum. */
const saysFirst = ({ state, method, short, attention }: Payment): boolean =>
  isEnded(state) ||
  state === 'failed' ||
  state === 'expired' ||
  method === 'VA' ||
  short !== null ||
  attention !== null;

/** A page about one payment: what to do on the left, the sum beside it. */
export function PaymentPage({ title, lead, payment, children }: PaymentPageProps) {
  const text = useText();
  return (
    <Container className={s.page}>
      <QueryBoundary query={payment} size="page" skeleton={<PaymentSkeleton />}>
        {(data) => (
          <div className={s.columns}>
            <div className={s.main}>
              <header className={s.head}>
                <Heading level={1} size="h2">
                  {title}
                </Heading>
                {lead ? (
                  <Text tone="muted" measure>
                    {lead}
                  </Text>
                ) : null}
              </header>
              {data.simulated ? <Notice tone="info">{text('payment.simulated')}</Notice> : null}
              {children(data)}
            </div>
            <aside className={saysFirst(data) ? s.sideAfter : s.side}>
              <SumCard payment={data} />
            </aside>
          </div>
        )}
      </QueryBoundary>
    </Container>
  );
}

function PaymentSkeleton() {
  return (
    <div className={s.columns} aria-hidden>
      <div className={s.main}>
        <Skeleton shape="text" width="50%" height="2.2rem" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height="64px" />
        ))}
      </div>
      <div className={s.side}>
        <Skeleton height="220px" />
      </div>
    </div>
  );
}
