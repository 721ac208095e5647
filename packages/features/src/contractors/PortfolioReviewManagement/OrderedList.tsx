import { isApiError } from '@hien/api';
import { movedTo } from '@hien/domain';
import { Button, Text, VisuallyHidden, useToast } from '@hien/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import type { Place } from './MoveButtons.tsx';
import * as s from './PortfolioReviewManagement.css.ts';

interface OrderedListProps<Item> {
  items: readonly Item[];
  idOf: (item: Item) => number;
  nameOf: (item: Item) => string;
  busy: boolean;
  /** Sends the whole order. */
  onSave: (ids: number[]) => Promise<unknown>;
  /** Asks for the list again: it changed elsewhere. */
  onOld: () => Promise<unknown>;
  row: (item: Item, place: Place) => ReactNode;
}

/** Others see the list in this order. What was moved is sent as a whole, once it is right. */
export function OrderedList<Item>({
  items,
  idOf,
  nameOf,
  busy,
  onSave,
  onOld,
  row,
}: OrderedListProps<Item>) {
  const text = useText();
  const toast = useToast();
  const saved = items.map(idOf);
  const [order, setOrder] = useState<readonly number[]>(saved);
  const [heard, setHeard] = useState('');
  const isChanged = order.join() !== saved.join();
  const known = new Map(items.map((item) => [idOf(item), item]));

  const move = (item: Item, place: number) => {
    const next = movedTo(order, idOf(item), place);
    setOrder(next);
    setHeard(
      text('company.order.moved', {
        name: nameOf(item),
        place: next.indexOf(idOf(item)) + 1,
        count: next.length,
      }),
    );
  };
  const save = async () => {
    try {
      await onSave([...order]);
      toast.show({ tone: 'positive', text: text('company.order.saved') });
    } catch (error) {
      const isOld = isApiError(error) && error.status === 409;
      toast.show({
        tone: 'critical',
        text: text(isOld ? 'company.order.changed' : 'company.order.failed'),
      });
      if (isOld) await onOld();
    }
  };

  return (
    <div className={s.stack}>
      <Text size="small" tone="muted">
        {text('company.order.hint')}
      </Text>
      {isChanged ? (
        <div className={s.save}>
          <Text size="small">{text('company.order.unsaved')}</Text>
          <div className={s.acts}>
            <Button variant="primary" loading={busy} onClick={() => void save()}>
              {text('company.order.save')}
            </Button>
            <Button variant="quiet" onClick={() => setOrder(saved)}>
              {text('company.order.undo')}
            </Button>
          </div>
        </div>
      ) : null}
      <ol className={s.projects}>
        {order.flatMap((id, place) => {
          const item = known.get(id);
          return item === undefined ? (
            []
          ) : (
            <li key={id} className={s.project}>
              {row(item, { place, count: order.length, onMove: (to) => move(item, to) })}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
    </div>
  );
}
