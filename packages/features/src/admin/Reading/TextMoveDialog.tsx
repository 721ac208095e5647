import { type ReadingText, moveReading } from '@hien/api';
import type { ReadingMove } from '@hien/domain';
import { ConfirmDialog, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useText } from '../../shared/i18n/useText.ts';

export interface AskedMove {
  readonly text: ReadingText;
  readonly move: ReadingMove;
}

interface TextMoveDialogProps extends AskedMove {
  /** Told of the text as it is afterwards. */
  onMoved: (text: ReadingText) => void;
  onClose: () => void;
}

/** Asks before a text is given to readers, taken back or deleted; says in its place why that had no effect. */
export function TextMoveDialog({ text: thing, move, onMoved, onClose }: TextMoveDialogProps) {
  const text = useText();
  const toast = useToast();
  const [failed, setFailed] = useState('');
  const moving = useSend(moveReading, {
    about: thing.id,
    says: {
      VERSION_CONFLICT: text('admin.reading.moved-on'),
      NOT_FOUND: text('admin.reading.gone'),
      // What is missing stands behind this window: the server says it in whole sentences.
      VALIDATION: ({ fields, message }) => ({
        message: fields.map((field) => field.message).join(' ') || message,
      }),
    },
  });
  const send = async () => {
    const failure = await moving.submit(
      { id: thing.id, move, expected_version: thing.version },
      (moved: ReadingText) => {
        toast.show({ tone: 'positive', text: text(`admin.reading.${move}.done`) });
        onMoved(moved);
      },
    );
    if (failure === undefined) return;
    setFailed(failure.message ?? failureText(undefined, text));
    throw new Error(failure.message);
  };
  const title = thing.title.vi || text('admin.reading.untitled');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      tone={move === 'publish' ? 'primary' : 'danger'}
      title={text(`admin.reading.${move}.title`, { title })}
      description={text(`admin.reading.${move}.text`)}
      confirmLabel={text(`admin.reading.${move}.yes`)}
      cancelLabel={text('admin.reading.not-now')}
      waitingLabel={text('admin.reading.save.saving')}
      failedText={failed}
      onConfirm={send}
    />
  );
}
