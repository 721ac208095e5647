import type { ShopItemsResult } from '@hien/api';
import { Button, Notice } from '@hien/ui';
import { useText } from '../../../shared/i18n/useText.ts';
import type { ComparedSheet } from './usePriceSheet.ts';
import * as s from './sheet.css.ts';

/** How many are told one by one; comparing anew tells of all that is left. */
const most = 20;

interface DonePartProps {
  sheet: ComparedSheet;
  saved: number;
  refused: ShopItemsResult['items'];
  failure: string | undefined;
  onAgain: () => void;
  onClose: () => void;
}

/** What was written, what was not and why; the rest is tried by comparing anew. */
export function DonePart({ sheet, saved, refused, failure, onAgain, onClose }: DonePartProps) {
  const text = useText();
  const left = sheet.comparison.changed.length - saved;
  const nameOf = new Map(sheet.comparison.changed.map(({ item }) => [item.id, item.name]));
  return (
    <>
      {saved === 0 ? null : (
        <Notice tone="positive">{text('seller.items.saved', { count: saved })}</Notice>
      )}
      {left === 0 ? null : (
        <Notice role="alert" tone="critical" title={text('seller.sheet.left', { count: left })}>
          {failure === undefined || failure === '' ? null : <p className={s.hint}>{failure}</p>}
          {refused.length === 0 ? null : (
            <ul className={s.faults}>
              {refused.slice(0, most).map(({ id, message }) => (
                <li key={id}>
                  {nameOf.get(id) ?? id}: {message}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <div className={s.foot}>
        {left === 0 ? null : (
          <Button variant="primary" onClick={onAgain}>
            {text('seller.sheet.again')}
          </Button>
        )}
        <Button variant={left === 0 ? 'primary' : 'secondary'} onClick={onClose}>
          {text('seller.act.close')}
        </Button>
      </div>
    </>
  );
}
