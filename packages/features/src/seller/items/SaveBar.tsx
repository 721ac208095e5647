import { Button, Notice, heightOnRoot, useToast } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { dirtyCells, isWrong } from './grid-edits.ts';
import type { Grid } from './ItemTable.tsx';
import * as s from './items.css.ts';

/** The bar of ticked rows floats above this one. */
const tellHeight = heightOnRoot('--page-bar-height', 8);

/** What is typed and not saved, wherever in the list it is; one save for all of it, and what became of it. */
export function SaveBar({ grid }: { grid: Grid }) {
  const text = useText();
  const toast = useToast();
  const [said, setSaid] = useState<string>();
  const edits = Object.values(grid.edits);
  if (edits.length === 0) return null;
  const left = edits.filter(({ failed }) => failed !== undefined);
  const save = async () => {
    if (isWrong(grid.edits)) return setSaid(text('seller.items.wrong'));
    setSaid(undefined);
    const outcome = await grid.save();
    if (typeof outcome === 'string') return setSaid(outcome);
    const count = outcome.filter(({ done }) => done).length;
    if (count > 0) toast.show({ tone: 'positive', text: text('seller.items.saved', { count }) });
    return undefined;
  };
  return (
    <>
      {left.length === 0 ? null : (
        <Notice
          role="alert"
          tone="caution"
          title={text('seller.items.unsaved', { count: left.length })}
        >
          <ul className={s.reasons}>
            {left.map(({ item, failed }) => (
              <li key={item.id}>
                {item.name}: {failed}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <section ref={tellHeight} className={s.save} aria-label={text('seller.items.save')}>
        <p className={s.saveWords} role="status">
          {text('seller.items.dirty', { cells: dirtyCells(grid.edits), items: edits.length })}
        </p>
        {said === undefined ? null : (
          <p className={s.wrong} role="alert">
            {said}
          </p>
        )}
        <div className={s.buttons}>
          <Button variant="quiet" disabled={grid.busy} onClick={grid.drop}>
            {text('seller.items.drop')}
          </Button>
          <Button id="save-items" variant="primary" loading={grid.busy} onClick={() => void save()}>
            {text('seller.items.save')}
          </Button>
        </div>
      </section>
    </>
  );
}
