import { Button, Notice, Text } from '@hien/ui';
import type { SaveState } from '../../../shared/forms/useSaving.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import type { Post } from '@hien/api';
import * as s from './PostForm.css.ts';

interface SaveLineProps {
  state: SaveState<Post>;
  /** The server has nothing of it yet. */
  isNew: boolean;
  /** Pictures on their way: a new post goes on at another address once it is saved, and they would be lost. */
  pending: number;
  onSave: () => void;
}

/** Where the words are kept right now, and the way to save them at once; why they were not saved, and that nothing is lost. */
export function SaveLine({ state, isNew, pending, onSave }: SaveLineProps) {
  const text = useText();
  const { date } = useFormat();
  const words = {
    untouched: text(isNew ? 'write-post.lead' : 'write-post.autosave'),
    kept: text(isNew ? 'write-post.kept.new' : 'write-post.kept'),
    saving: text('write-post.saving'),
    saved: state.kind === 'saved' ? text('write-post.saved', { time: date(state.at, 'time') }) : '',
    failed: '',
    conflict: '',
  }[state.kind];
  const waits =
    isNew && pending > 0 ? { disabledReason: text('form.images.pending', { count: pending }) } : {};
  if (state.kind === 'failed')
    return (
      <Notice
        tone="critical"
        role="alert"
        title={text('write-post.failed')}
        action={
          <Button size="sm" variant="quiet" onClick={onSave} {...waits}>
            {text('write-post.retry')}
          </Button>
        }
      >
        {state.message} {text('write-post.failed.kept')}
      </Notice>
    );
  return (
    <div className={s.save}>
      <Text as="span" size="small" tone="muted">
        <span role="status">{words}</span>
      </Text>
      {state.kind === 'kept' ? (
        <Button size="sm" variant="quiet" onClick={onSave} {...waits}>
          {text('write-post.save')}
        </Button>
      ) : null}
    </div>
  );
}
