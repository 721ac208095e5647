import type { Order, OrderItem } from '@hien/api';
import { readerOf } from '@hien/domain';
import { Button, ButtonLink, Container, EmptyState, Heading, Link, Notice, Text } from '@hien/ui';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { OrderTitle } from './OrderTitle.tsx';
import { type BuyerEvent, orderHref } from './item-actions.ts';
import { ItemHead } from './OrderItemCard.tsx';
import { nextSentence, reasonSentence } from '../../shared/order/order-words.ts';
import type { OrderAccess } from './order-query.ts';
import * as s from './ClaimPage.css.ts';

interface ClaimPageProps {
  order: Order;
  access: OrderAccess;
  title: string;
  lead: string;
  children: ReactNode;
}

/** What stands around the form of a claim: the way back to the order, and what the page is for. */
export function ClaimPage({ order, access, title, lead, children }: ClaimPageProps) {
  const language = useLanguage();
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Link variant="quiet" className={s.back} href={orderHref(order, access.link, language)}>
          <ChevronLeft size={16} aria-hidden /> <OrderTitle number={order.number} />
        </Link>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <Text tone="muted" measure>
          {lead}
        </Text>
      </header>
      {children}
    </Container>
  );
}

interface ItemChoiceProps {
  order: Order;
  event: BuyerEvent;
  /** The address of the page with a line chosen. */
  href: (item: OrderItem) => string;
  choose: string;
}

/** Which line it is about; a line that cannot be chosen says why. */
export function ItemChoice({ order, event, href, choose }: ItemChoiceProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <ul className={s.choices}>
      {order.items.map((item) => {
        const offer = item.actions.find((action) => action.event === event);
        const refused = offer === undefined ? 'NOT_NOW' : offer.refused;
        return (
          <li key={item.id} className={s.choice}>
            <ItemHead item={item} reader={readerOf(order.viewer)} />
            {refused === null ? (
              <div>
                <ButtonLink variant="primary" href={href(item)}>
                  {choose}
                </ButtonLink>
              </div>
            ) : (
              <div>
                <Button disabledReason={reasonSentence(refused, readerOf(order.viewer), language)}>
                  {choose}
                  <span className={s.hidden}>
                    {' '}
                    {text('orders.claim.of', { name: item.thing.name })}
                  </span>
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ChosenItemProps {
  order: Order;
  access: OrderAccess;
  item: OrderItem;
  event: BuyerEvent;
  /** Given why it cannot be sent any more: the order changed while somebody was writing. */
  children: (stopped: string | undefined) => ReactNode;
}

/** The chosen line and its form; a line that could not be claimed from the start has none. */
export function ChosenItem({ order, access, item, event, children }: ChosenItemProps) {
  const text = useText();
  const language = useLanguage();
  const offer = item.actions.find((action) => action.event === event);
  const refused = offer === undefined ? 'NOT_NOW' : offer.refused;
  // What is typed outlives a change of the order meanwhile.
  const [began] = useState(refused === null);
  const reason =
    refused === null ? undefined : reasonSentence(refused, readerOf(order.viewer), language);
  if (!began && reason !== undefined)
    return (
      <>
        <ItemHead item={item} reader={readerOf(order.viewer)} />
        <EmptyState
          drawing="letter"
          title={text('orders.claim.impossible')}
          text={`${reason} ${nextSentence(item.state, readerOf(order.viewer), language)}`}
          action={
            <ButtonLink variant="primary" href={orderHref(order, access.link, language)}>
              {text('orders.claim.to-order')}
            </ButtonLink>
          }
        />
      </>
    );
  return (
    <>
      <ItemHead item={item} reader={readerOf(order.viewer)} />
      {reason === undefined ? null : (
        <Notice tone="caution" role="alert" title={text('orders.changed-meanwhile')}>
          {reason} {nextSentence(item.state, readerOf(order.viewer), language)}
        </Notice>
      )}
      {children(reason)}
    </>
  );
}
