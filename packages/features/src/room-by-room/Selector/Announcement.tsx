import { VisuallyHidden } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Selector } from './useSelector.ts';

/** Says the new total after each choice; the choice itself is said by the field that was pressed. */
export function Announcement({ selector }: { selector: Selector }) {
  const text = useText();
  const format = useFormat();
  const total = format.spokenVnd(selector.price.breakdown.goods);
  return (
    <VisuallyHidden role="status">
      {selector.changes > 0 ? text('rooms.said.total', { total }) : null}
    </VisuallyHidden>
  );
}
