import type { ReadingText } from '@hien/api';
import { Button, Notice, Text } from '@hien/ui';
import type { SaveState } from '../../shared/forms/useSaving.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface TextSaveLineProps {
  state: SaveState<ReadingText>;
  /** Who saved it last, and when. */
  by: ReadingText['updated_by'];
  at: string;
  onSave: () => void;
}

/** Where the words are kept right now, and the way to save them at once; why they were not saved, and that nothing is lost. */
export function TextSaveLine({ state, by, at, onSave }: TextSaveLineProps) {
  const text = useText();
  const { date } = useFormat();
  if (state.kind === 'failed')
    return (
      <Notice
        tone="critical"
        role="alert"
        title={text('admin.reading.save.failed')}
        action={
          <Button size="sm" variant="quiet" onClick={onSave}>
            {text('admin.reading.save.retry')}
          </Button>
        }
      >
        {state.message} {text('admin.reading.save.kept')}
      </Notice>
    );
  const words = {
    untouched:
      by === null
        ? text('admin.reading.save.itself')
        : text('admin.reading.save.by', { name: by, at: date(at, 'dateTime') }),
    kept: text('admin.reading.save.open'),
    saving: text('admin.reading.save.saving'),
    saved:
      state.kind === 'saved'
        ? text('admin.reading.save.saved', { time: date(state.at, 'time') })
        : '',
    conflict: '',
  }[state.kind];
  return (
    <>
      <Text as="span" size="small" tone="muted">
        <span role="status">{words}</span>
      </Text>
      {state.kind === 'kept' ? (
        <Button size="sm" variant="quiet" onClick={onSave}>
          {text('admin.reading.save')}
        </Button>
      ) : null}
    </>
  );
}
