import { IconButton } from '@hien/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { useText } from '../../shared/i18n/useText.ts';
import type { Selector } from './useSelector.ts';

/** One step of the choice back, and forth again. */
export function UndoRedo({ selector }: { selector: Selector }) {
  const text = useText();
  return (
    <>
      <IconButton
        label={text('rooms.undo')}
        icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden />}
        disabled={selector.undo === undefined}
        onClick={selector.undo}
      />
      <IconButton
        label={text('rooms.redo')}
        icon={<Redo2 size={18} strokeWidth={1.75} aria-hidden />}
        disabled={selector.redo === undefined}
        onClick={selector.redo}
      />
    </>
  );
}
