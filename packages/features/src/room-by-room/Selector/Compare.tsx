import { compareLimits, decodeSelection } from '@hien/domain';
import { Button, CompareTray } from '@hien/ui';
import { Columns2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { shownView, styleName } from './room-words.ts';
import type { Selector } from './useSelector.ts';

const Differences = lazy(() =>
  import('./Differences.tsx').then((module) => ({ default: module.Differences })),
);

/** Choices that are kept side by side while the page is open, in their codes. */
export interface Kept {
  codes: readonly string[];
  put: (code: string) => void;
  remove: (code: string) => void;
}

export function useKept(): Kept {
  const [codes, setCodes] = useState<readonly string[]>([]);
  return {
    codes,
    put: (code) => setCodes((all) => [...all.filter((one) => one !== code), code]),
    remove: (code) => setCodes((all) => all.filter((one) => one !== code)),
  };
}

/** Keeps the choice as it is now; up to four. */
export function KeepToCompare({ selector, kept }: { selector: Selector; kept: Kept }) {
  const text = useText();
  const isFull = kept.codes.length >= compareLimits.most;
  return (
    <Button
      variant="quiet"
      size="sm"
      {...(isFull ? { disabledReason: text('rooms.compare.full') } : {})}
      onClick={() => kept.put(selector.code)}
    >
      <Columns2 size={18} strokeWidth={1.75} aria-hidden /> {text('rooms.compare.put')}
      {kept.codes.length > 0 ? ` (${kept.codes.length})` : null}
    </Button>
  );
}

/** What is kept, and the way to see how the choices differ. */
export function Compare({ selector, kept }: { selector: Selector; kept: Kept }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { home, choices, room } = selector;
  const { codes } = kept;
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
      <CompareTray
        label={text('rooms.compare')}
        position="still"
        items={codes.map((of, at) => ({
          id: of,
          title: nameOf(of, at),
          picture: viewOf(of)?.picture ?? null,
        }))}
        slots={compareLimits.most}
        filled={text('rooms.compare.filled', { count: codes.length })}
        removeLabel={(name) => text('rooms.compare.remove', { name })}
        onRemove={kept.remove}
        actions={
          <Button
            variant="primary"
            {...(codes.length < compareLimits.least
              ? { disabledReason: text('rooms.compare.few') }
              : {})}
            onClick={() => setOpen(true)}
          >
            {text('rooms.compare.open')}
          </Button>
        }
      />
      {open && codes.length >= compareLimits.least ? (
        <Suspense fallback={null}>
          <Differences
            selector={selector}
            codes={codes}
            nameOf={nameOf}
            viewOf={viewOf}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
