import type { Post } from '@hien/api';
import { Text } from '@hien/ui';
import { RichText } from '@hien/ui/rich-text';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { ConflictWords, VersionConflict } from '../../../shared/states/VersionConflict.tsx';
import { type PostValues, lettersOf, valuesOf } from './post-values.ts';
import { useTextPieces } from './use-text-pieces.tsx';

interface PostConflictProps {
  mine: PostValues;
  theirs: Post;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The post was saved elsewhere meanwhile. */
export function PostConflict({ mine, theirs, onKeepMine, onTakeTheirs }: PostConflictProps) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const mineTitle = text('write-post.conflict.mine');
  const theirTitle = text('write-post.conflict.theirs', {
    at: date(theirs.updated_at, 'dateTime'),
  });
  return (
    <VersionConflict
      title={text('write-post.conflict.title')}
      text={text('write-post.conflict.text')}
      mine={{
        title: mineTitle,
        content: <Version label={mineTitle} values={mine} />,
        action: text('write-post.conflict.keep'),
        onTake: onKeepMine,
      }}
      theirs={{
        title: theirTitle,
        content: <Version label={theirTitle} values={valuesOf(theirs, language)} />,
        action: text('write-post.conflict.take'),
        onTake: onTakeTheirs,
      }}
    />
  );
}

function Version({ label, values }: { label: string; values: PostValues }) {
  const text = useText();
  const pieces = useTextPieces();
  return (
    <>
      <Text weight="strong">{values.title || text('my-post.untitled')}</Text>
      <Text size="small" tone="muted">
        {text('write-post.conflict.size', {
          letters: lettersOf(values),
          pictures: values.images.length,
        })}
      </Text>
      <ConflictWords label={label}>
        <RichText html={values.body} tableLabel={label} productOf={pieces.card} />
      </ConflictWords>
    </>
  );
}
