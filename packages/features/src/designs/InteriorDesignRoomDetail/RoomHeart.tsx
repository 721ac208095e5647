import { useText } from '../../shared/i18n/useText.ts';
import { HeartButton } from '../../shared/saved/HeartButton.tsx';

/** Keeps one room of a design among what is saved. */
export function RoomHeart({ id, name }: { id: number; name: string }) {
  const text = useText();
  return (
    <HeartButton
      kind="room"
      id={id}
      place="words"
      words={{
        label: text('designs.save', { name }),
        done: text('designs.room.save.done'),
        see: text('designs.save.see'),
        removed: text('designs.save.removed'),
        undo: text('designs.save.undo'),
        failed: text('designs.save.failed'),
      }}
    />
  );
}
