import { type DesignOrder, readDesignOrder } from '@hien/api';
import { originTab } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Container, Heading, Link, Skeleton, Timeline, type TimelineEvent } from '@hien/ui';
import { ChevronLeft } from 'lucide-react';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { DesignOrderCard } from '../Orders/designs/DesignOrderCard.tsx';
import * as s from '../parts/OrderView.css.ts';

/** One order of designs, `order/order-detail/{id}?of=designs`: what is in it, what can be done, and what happened. */
export function DesignOrderPage({ id }: { id: number }) {
  const text = useText();
  const order = useCall(readDesignOrder, { id }, { retry: false });
  return (
    <>
      <PageHead
        title={
          order.data
            ? text('orders.designs.number', { number: order.data.number })
            : text('orders.designs.title')
        }
        hidden
      />
      <Container>
        <QueryBoundary
          query={order}
          size="page"
          skeleton={<Skeleton width="100%" height="24rem" />}
          notFound={
            <NotFoundState
              title={text('orders.not-found.title')}
              text={text('orders.not-found.text')}
            />
          }
        >
          {(data) => <Order order={data} />}
        </QueryBoundary>
      </Container>
    </>
  );
}

function Order({ order }: { order: DesignOrder }) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={s.page}>
      <Link
        variant="quiet"
        className={s.back}
        href={paths.orderByStatus.to(language, { status: `design-${originTab(order.state)}` })}
      >
        <ChevronLeft size={16} aria-hidden /> {text('orders.designs.title')}
      </Link>
      <div className={s.columns}>
        <DesignOrderCard order={order} whole />
        <section className={s.part} aria-labelledby="designs-happened">
          <Heading level={2} size="h4" id="designs-happened">
            {text('orders.designs.happened')}
          </Heading>
          <Timeline events={useEvents(order)} />
        </section>
      </div>
    </div>
  );
}

/** What the order itself knows of its way, the newest first. */
function useEvents({ placedAt, paidAt, refund, total, state }: DesignOrder): TimelineEvent[] {
  const text = useText();
  const format = useFormat();
  const at = (iso: string) => ({ text: format.date(iso, 'dateTime'), iso });
  const decided = refund?.decision ?? null;
  return [
    { id: 'placed', title: text('orders.timeline.placed'), time: at(placedAt) },
    ...(paidAt === null
      ? []
      : [
          {
            id: 'paid',
            title: text('orders.designs.happened.paid'),
            time: at(paidAt),
            detail: format.vnd(total),
          },
        ]),
    ...(refund === null
      ? []
      : [
          {
            id: 'asked',
            title: text('orders.designs.happened.refund-asked'),
            time: at(refund.requestedAt),
          },
        ]),
    ...(decided === null || refund?.decidedAt == null
      ? []
      : [
          {
            id: 'decided',
            title: text(`orders.designs.happened.refund-${decided}`),
            time: at(refund.decidedAt),
            ...(state === 'refund_completed' && {
              detail: text('orders.designs.happened.returned', { amount: format.vnd(total) }),
            }),
          },
        ]),
  ].toReversed();
}
