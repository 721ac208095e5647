import { useText } from '../i18n/useText.ts';
import { HeartButton, type HeartButtonProps } from '../saved/HeartButton.tsx';

interface DesignHeartProps extends Pick<HeartButtonProps, 'place'> {
  id: number;
  name: string;
}

/** The heart of a design. */
export function DesignHeart({ id, name, ...rest }: DesignHeartProps) {
  const text = useText();
  return (
    <HeartButton
      kind="design"
      id={id}
      words={{
        label: text('designs.save', { name }),
        done: text('designs.save.done'),
        see: text('designs.save.see'),
        removed: text('designs.save.removed'),
        undo: text('designs.save.undo'),
        failed: text('designs.save.failed'),
      }}
      {...rest}
    />
  );
}
