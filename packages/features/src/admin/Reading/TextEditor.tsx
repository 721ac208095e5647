import type { ReadingText } from '@hien/api';
import { useToast } from '@hien/ui';
import { useState } from 'react';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { TextForm, type TextStart } from './TextForm.tsx';
import { type TextValues, isSameContent, readKept, valuesOf } from './text-values.ts';

/**
 * Writes a text, from what the server has or from what this device kept of an earlier visit. Where both were changed, or a
 * colleague was first, whoever writes chooses; what is not chosen can be brought back while the page is open.
 */
export function TextEditor({ text, userId }: { text: ReadingText; userId: number }) {
  const say = useText();
  const toast = useToast();
  const store = draftStore(`reading-${userId}-${text.id}`);
  const [start, setStart] = useState(() => firstStart(text, store.read()));
  const startFrom = (thing: ReadingText, values: TextValues) =>
    setStart(({ number }) => ({
      number: number + 1,
      thing,
      values,
      isRestored: false,
      theirs: null,
    }));
  return (
    <TextForm
      key={start.number}
      start={start}
      store={store}
      onStartOver={(from, mine) => {
        store.clear();
        startFrom(from, valuesOf(from));
        toast.show({
          text: say('admin.reading.dropped'),
          action: { label: say('admin.reading.undo'), onAction: () => startFrom(from, mine) },
        });
      }}
      onKeepMine={startFrom}
    />
  );
}

function firstStart(thing: ReadingText, found: unknown): TextStart {
  const server = valuesOf(thing);
  const kept = readKept(found, server);
  const isNew = kept !== undefined && !isSameContent(kept.values, server);
  const isBehind = (kept?.version ?? 0) < thing.version;
  return {
    number: 0,
    thing,
    values: isNew ? kept.values : server,
    isRestored: isNew && !isBehind,
    theirs: isNew && isBehind ? thing : null,
  };
}
