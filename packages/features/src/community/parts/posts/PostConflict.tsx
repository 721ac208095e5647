import type { Post } from '@hien/api';
import { Button, Heading, Text } from '@hien/ui';
import { RichText } from '@hien/ui/rich-text';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { type PostValues, lettersOf, valuesOf } from './post-values.ts';
import * as s from './PostConflict.css.ts';

interface PostConflictProps {
  mine: PostValues;
  theirs: Post;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The post was saved elsewhere meanwhile: both stand side by side until the author says which one goes on. */
export function PostConflict({ mine, theirs, onKeepMine, onTakeTheirs }: PostConflictProps) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const root = useRef<HTMLElement>(null);
  // It was not asked for, and the page is long.
  useEffect(() => root.current?.focus(), []);
  return (
    <section ref={root} tabIndex={-1} role="alert" className={s.root} aria-labelledby="conflict">
      <Heading level={2} size="h4" id="conflict">
        {text('write-post.conflict.title')}
      </Heading>
      <Text size="small">{text('write-post.conflict.text')}</Text>
      <div className={s.both}>
        <Side
          title={text('write-post.conflict.mine')}
          values={mine}
          action={
            <Button variant="primary" size="sm" onClick={onKeepMine}>
              {text('write-post.conflict.keep')}
            </Button>
          }
        />
        <Side
          title={text('write-post.conflict.theirs', { at: date(theirs.updated_at, 'dateTime') })}
          values={valuesOf(theirs, language)}
          action={
            <Button size="sm" onClick={onTakeTheirs}>
              {text('write-post.conflict.take')}
            </Button>
          }
        />
      </div>
    </section>
  );
}

function Side({ title, values, action }: { title: string; values: PostValues; action: ReactNode }) {
  const text = useText();
  return (
    <div className={s.side}>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <Text weight="strong">{values.title || text('my-post.untitled')}</Text>
      <Text size="small" tone="muted">
        {text('write-post.conflict.size', {
          letters: lettersOf(values),
          pictures: values.images.length,
        })}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long words are scrolled by keys too */}
      <section className={s.words} tabIndex={0} aria-label={title}>
        <RichText html={values.body} tableLabel={title} />
      </section>
      {action}
    </div>
  );
}
