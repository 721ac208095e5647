import { type OwnDesign, orderOwnDesigns } from '@hien/api';
import { useSend } from '../../../shared/calls/useSend.ts';
import { OrderedList } from '../OrderedList.tsx';
import { DesignRow } from './DesignRow.tsx';

/** People come across the partner's designs in this order. */
export function DesignOrder({ items }: { items: readonly OwnDesign[] }) {
  const ordering = useSend(orderOwnDesigns);
  return (
    <OrderedList
      items={items}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      busy={ordering.busy}
      onSave={(ids) => ordering.send({ ids })}
      onOld={ordering.refresh}
      row={(item, place) => <DesignRow item={item} {...place} />}
    />
  );
}
