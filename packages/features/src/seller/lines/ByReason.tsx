import type { SellerItem } from '@hien/api';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './LineTable.css.ts';

export const nameOf = ({ orderNumber, item }: SellerItem): string =>
  `${orderNumber} · ${item.thing.name}`;

interface ByReasonProps {
  lines: readonly { readonly line: SellerItem; readonly reason: string }[];
}

/** Lines that stay, by why they do: the reason with how many, and which they are. */
export function ByReason({ lines }: ByReasonProps) {
  const text = useText();
  const reasons = Map.groupBy(lines, ({ reason }) => reason);
  return (
    <ul className={s.reasons}>
      {[...reasons].map(([reason, those]) => (
        <li key={reason}>
          <details open={those.length <= few}>
            <summary>{text('seller.bulk.reason', { count: those.length, reason })}</summary>
            <ul className={s.names}>
              {those.map(({ line }) => (
                <li key={line.item.id}>{nameOf(line)}</li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** So many are read at once; more are folded. */
const few = 5;
