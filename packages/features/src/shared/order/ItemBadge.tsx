import type { OrderItem } from '@hien/api';
import type { Reader } from '@hien/domain';
import { CodeBadge } from '../status/CodeBadge.tsx';
import { itemStageStatus, itemStageStatusForBuyer, itemStatus } from '../status/item-status.ts';

interface ItemBadgeProps {
  item: Pick<OrderItem, 'code' | 'stage'>;
  reader: Reader;
}

/** Where a line stands, as its reader calls it: its code, or its stage where there is no code (D3). */
export function ItemBadge({ item, reader }: ItemBadgeProps) {
  return item.code === null ? (
    <CodeBadge
      status={reader === 'buyer' ? itemStageStatusForBuyer : itemStageStatus}
      code={item.stage}
    />
  ) : (
    <CodeBadge status={itemStatus} code={item.code} />
  );
}
