import { compareLimits, decodeSelection } from '@hien/domain';
import { Button, CompareTray } from '@hien/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { shownView, styleName } from './room-words.ts';
import type { Selector } from './useSelector.ts';
import * as s from './Selector.css.ts';

const Differences = lazy(() =>
  import('./Differences.tsx').then((module) => ({ default: module.Differences })),
);

/** Up to four choices kept side by side while the page is open. */
export function Compare({ selector }: { selector: Selector }) {
  const text = useText();
  const [kept, setKept] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(false);
  const { home, choices, room, code } = selector;
  const isFull = kept.length >= compareLimits.most;
  const nameOf = (of: string, at: number) =>
    text('rooms.compare.name', {
      at: at + 1,
      style: styleName(home, decodeSelection(choices, of).selection.style),
    });
  const viewOf = (of: string) => {
    const { selection } = decodeSelection(choices, of);
    return room === undefined ? undefined : shownView({ ...selector, selection }, room);
  };
  return (
    <>
      <div className={s.compare}>
        <Button
          {...(isFull ? { disabledReason: text('rooms.compare.full') } : {})}
          onClick={() => setKept((all) => [...all.filter((one) => one !== code), code])}
        >
          {text('rooms.compare.put')}
        </Button>
      </div>
      <CompareTray
        label={text('rooms.compare')}
        position="still"
        items={kept.map((of, at) => ({
          id: of,
          title: nameOf(of, at),
          picture: viewOf(of)?.picture ?? null,
        }))}
        slots={compareLimits.most}
        filled={text('rooms.compare.filled', { count: kept.length })}
        removeLabel={(name) => text('rooms.compare.remove', { name })}
        onRemove={(of) => setKept((all) => all.filter((one) => one !== of))}
        actions={
          <Button
            variant="primary"
            {...(kept.length < compareLimits.least
              ? { disabledReason: text('rooms.compare.few') }
              : {})}
            onClick={() => setOpen(true)}
          >
            {text('rooms.compare.open')}
          </Button>
        }
      />
      {open && kept.length >= compareLimits.least ? (
        <Suspense fallback={null}>
          <Differences
            selector={selector}
            codes={kept}
            nameOf={nameOf}
            viewOf={viewOf}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
