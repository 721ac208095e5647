import { useText } from '../i18n/useText.ts';
import { HeartButton, type HeartButtonProps } from '../saved/HeartButton.tsx';

interface SaveMarkProps extends Pick<HeartButtonProps, 'id'> {
  kind: 'share' | 'article' | 'essay';
  title: string;
}

/** Keeps what is read among the bookmarks. */
export function SaveMark({ kind, id, title }: SaveMarkProps) {
  const text = useText();
  return (
    <HeartButton
      kind={kind}
      id={id}
      place="words"
      look="bookmark"
      words={{
        label: text('share.save', { title }),
        done: text('share.save.done'),
        see: text('share.save.see'),
        removed: text('share.save.removed'),
        undo: text('share.save.undo'),
        failed: text('share.save.failed'),
      }}
    />
  );
}
