import type { Order, OrderNext as Next } from '@hien/api';
import { readerOf } from '@hien/domain';
import { NextStep } from '@hien/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { actorName, deadlineSentence, nextSentence } from '../../shared/order/order-words.ts';

interface OrderNextStepProps {
  next: Next;
  viewer: Order['viewer'];
  action?: ReactNode;
}

/** What happens next, who acts, until when in Vietnam's time, and what time does otherwise. */
export function OrderNextStep({ next, viewer, action }: OrderNextStepProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const me = viewer === 'guest' ? 'buyer' : viewer;
  const reader = readerOf(viewer);
  const who = next.who.map((actor) =>
    actor === me ? text('orders.next.you') : (actorName(actor, language) ?? ''),
  );
  const otherwise =
    next.deadline === null ? undefined : deadlineSentence(next.deadline, reader, language);
  const named = who.filter((name) => name !== '');
  return (
    <NextStep
      label={text('orders.next.label')}
      what={nextSentence(next.state, reader, language)}
      yours={next.who.includes(me)}
      {...(named.length > 0
        ? { who: { label: text('orders.next.who'), text: named.join(', ') } }
        : {})}
      {...(next.until === null
        ? {}
        : {
            until: {
              label: text('orders.next.until'),
              text: format.date(next.until, 'deadline'),
              iso: next.until,
            },
          })}
      {...(otherwise === undefined ? {} : { otherwise })}
      {...(action ? { action } : {})}
    />
  );
}
