import { compareLimits, decodeSelection } from '@hien/domain';
import { Button, CompareTray } from '@hien/ui';
import { Columns2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useHydrating } from '../../shared/async/useHydrating.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { RoomAsChosen } from './RoomAsChosen.tsx';
import { roomSight } from './room-sight.ts';
import { styleName } from './room-words.ts';
import type { Selector } from './useSelector.ts';

const Differences = lazy(() =>
  import('../compare/Differences.tsx').then((module) => ({ default: module.Differences })),
);

/** Keeps the choice as it is now beside others, in the address; up to four. */
export function KeepToCompare({ selector }: { selector: Selector }) {
  const text = useText();
  const { compared, keptCode } = selector;
  const isKept = compared.includes(keptCode);
  const isFull = compared.length >= compareLimits.most;
  return (
    <Button
      variant="quiet"
      size="sm"
      {...(isKept || isFull
        ? { disabledReason: text(isKept ? 'rooms.compare.kept' : 'rooms.compare.full') }
        : {})}
      onClick={() => selector.compare((codes) => [...codes, keptCode])}
    >
      <Columns2 size={18} strokeWidth={1.75} aria-hidden /> {text('rooms.compare.put')}
      {compared.length > 0 ? ` (${compared.length})` : null}
    </Button>
  );
}

/** What is kept, and the way to see how the choices differ. */
export function Compare({ selector }: { selector: Selector }) {
  const text = useText();
  const hydrating = useHydrating();
  const { home, choices, room, compared } = selector;
  const kept = compared.map((code, at) => {
    const read = decodeSelection(choices, code);
    const style = styleName(home, read.selection.style);
    return { ...read, code, name: text('rooms.compare.name', { at: at + 1, style }) };
  });
  return (
    <>
      <CompareTray
        label={text('rooms.compare')}
        position="still"
        items={kept.map(({ code, name, selection }) => ({
          id: code,
          title: name,
          picture:
            room === undefined ? null : (
              <RoomAsChosen
                sight={roomSight({ home, choices, selection }, room)}
                sizes="86px"
                alt={name}
                square
              />
            ),
        }))}
        slots={compareLimits.most}
        filled={text('rooms.compare.filled', { count: kept.length })}
        removeLabel={(name) => text('rooms.compare.remove', { name })}
        onRemove={(code) => selector.compare((codes) => codes.filter((one) => one !== code))}
        actions={
          <Button
            variant="primary"
            {...(kept.length < compareLimits.least
              ? { disabledReason: text('rooms.compare.few') }
              : {})}
            onClick={() => selector.setLook('compare')}
          >
            {text('rooms.compare.open')}
          </Button>
        }
      />
      {/* A window over the page is the browser's alone. */}
      {selector.look === 'compare' && !hydrating && kept.length >= compareLimits.least ? (
        <Suspense fallback={null}>
          <Differences selector={selector} kept={kept} />
        </Suspense>
      ) : null}
    </>
  );
}
