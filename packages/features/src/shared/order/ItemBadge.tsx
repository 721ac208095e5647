import type { OrderItem } from '@hien/api';
import { CodeBadge } from '../status/CodeBadge.tsx';
import { itemStageStatus, itemStatus } from '../status/item-status.ts';

/** Where a line stands: its code, or its stage where there is no code (D3). */
export function ItemBadge({ item }: { item: Pick<OrderItem, 'code' | 'stage'> }) {
  return item.code === null ? (
    <CodeBadge status={itemStageStatus} code={item.stage} />
  ) : (
    <CodeBadge status={itemStatus} code={item.code} />
  );
}
