import { type OwnProject, isApiError, orderProjects } from '@hien/api';
import { movedTo } from '@hien/domain';
import { Button, Text, VisuallyHidden, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ProjectRow } from './ProjectRow.tsx';
import * as s from './PortfolioReviewManagement.css.ts';

/** Visitors see the projects in this order. What was moved is sent as a whole, once it is right. */
export function ProjectOrder({ items }: { items: readonly OwnProject[] }) {
  const text = useText();
  const toast = useToast();
  const saved = items.map(({ project }) => project.id);
  const [order, setOrder] = useState<readonly number[]>(saved);
  const [heard, setHeard] = useState('');
  const ordering = useSend(orderProjects);
  const isChanged = order.join() !== saved.join();
  const known = new Map(items.map((item) => [item.project.id, item]));

  const move = ({ project: { id, name } }: OwnProject, place: number) => {
    const next = movedTo(order, id, place);
    setOrder(next);
    setHeard(
      text('company.order.moved', { name, place: next.indexOf(id) + 1, count: next.length }),
    );
  };
  const save = async () => {
    try {
      await ordering.send({ ids: [...order] });
      toast.show({ tone: 'positive', text: text('company.order.saved') });
    } catch (error) {
      const isOld = isApiError(error) && error.status === 409;
      toast.show({
        tone: 'critical',
        text: text(isOld ? 'company.order.changed' : 'company.order.failed'),
      });
      if (isOld) await ordering.refresh();
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
            <Button variant="primary" loading={ordering.busy} onClick={() => void save()}>
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
              <ProjectRow
                item={item}
                place={place}
                count={order.length}
                onMove={(to) => move(item, to)}
              />
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
    </div>
  );
}
