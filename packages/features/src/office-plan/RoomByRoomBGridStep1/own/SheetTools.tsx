import { Button } from '@hien/ui';
import { Check, MousePointer2, Spline, Square, Undo2, X } from 'lucide-react';
import { useText } from '../../../shared/i18n/useText.ts';
import type { Outlines, SheetMode } from './useOutlines.ts';
import * as o from '../../parts/Office.css.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const modes: readonly (readonly [Exclude<SheetMode, 'scale'>, typeof Square])[] = [
  ['rectangle', Square],
  ['polygon', Spline],
  ['look', MousePointer2],
];

/** What the next tap on the picture is for; nothing while a length is measured. */
export function SheetTools({ outlines }: { outlines: Outlines }) {
  const text = useText();
  const { mode } = outlines;
  if (mode === 'scale') return null;
  return (
    <div className={o.tools} role="group" aria-label={text('office-plan.own.tools')}>
      {modes.map(([one, Icon]) => (
        <Button
          key={one}
          size="sm"
          variant={mode === one ? 'primary' : 'secondary'}
          aria-pressed={mode === one}
          onClick={() => outlines.setMode(one)}
        >
          <Icon {...icon} />
          {text(`office-plan.own.tools.${one}`)}
        </Button>
      ))}
    </div>
  );
}

/** What can be done with an outline that is not closed yet: below the picture, which stays where it is. */
export function DraftTools({ outlines }: { outlines: Outlines }) {
  const text = useText();
  const { mode, draft } = outlines;
  if (draft.length === 0) return null;
  return (
    <div className={o.tools}>
      {mode === 'polygon' && draft.length >= 3 ? (
        <Button size="sm" variant="primary" onClick={outlines.close}>
          <Check {...icon} />
          {text('office-plan.own.close')}
        </Button>
      ) : null}
      {mode === 'polygon' ? (
        <Button size="sm" variant="quiet" onClick={outlines.dropCorner}>
          <Undo2 {...icon} />
          {text('office-plan.own.corner.back')}
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" onClick={outlines.drop}>
        <X {...icon} />
        {text('office-plan.own.drop')}
      </Button>
    </div>
  );
}
