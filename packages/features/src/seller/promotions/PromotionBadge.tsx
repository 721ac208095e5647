import type { ShopPromotion } from '@hien/api';
import { Badge } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { promotionStatus } from '../../shared/status/sale-status.ts';

/** Where a promotion stands; one that was approved and has not begun is scheduled. */
export function PromotionBadge({ state, scheduled }: Pick<ShopPromotion, 'state' | 'scheduled'>) {
  const text = useText();
  return scheduled ? (
    <Badge tone="info">{text('seller.promotion.scheduled')}</Badge>
  ) : (
    <CodeBadge status={promotionStatus} code={state} />
  );
}
