import { type Post, type PostCard, movePost } from '@hien/api';
import type { PostMove } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ConfirmDialog, useToast } from '@hien/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../../shared/calls/useSend.ts';
import { failureText } from '../../../shared/forms/failure.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';

interface MoveDialogProps {
  post: Pick<PostCard, 'id' | 'version' | 'title'>;
  move: PostMove;
  /** Told of the post as it is afterwards. */
  onMoved?: (post: Post) => void;
  onClose: () => void;
}

/** Asks before a post is shown, taken back or deleted; says in its place why that had no effect. */
export function MoveDialog({ post, move, onMoved, onClose }: MoveDialogProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const [failed, setFailed] = useState('');
  const moving = useSend(movePost, {
    about: post.id,
    says: {
      VERSION_CONFLICT: async () => {
        await moving.refresh();
        return text('my-post.moved-on');
      },
      NOT_FOUND: text('my-post.gone'),
      // Here the fields are in another page: the server says what is missing in whole sentences.
      VALIDATION: ({ fields, message }) => ({
        message: fields.map((field) => field.message).join(' ') || message,
      }),
    },
  });
  const done = (moved: Post) => {
    const { slug } = moved;
    toast.show({
      tone: 'positive',
      text: text(`my-post.${move}.done`),
      ...(move === 'publish' && slug !== null
        ? {
            action: {
              label: text('my-post.see'),
              onAction: () => void navigate(paths.interiorShareDetail.to(language, { slug })),
            },
          }
        : {}),
    });
    onMoved?.(moved);
  };
  const send = async () => {
    const failure = await moving.submit(
      { id: post.id, move, expected_version: post.version },
      done,
    );
    if (failure === undefined) return;
    setFailed(failure.message ?? failureText(undefined, text));
    throw new Error(failure.message);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      tone={move === 'publish' ? 'primary' : 'danger'}
      title={text(`my-post.${move}.title`, { title: post.title || text('my-post.untitled') })}
      description={text(`my-post.${move}.text`)}
      confirmLabel={text(`my-post.${move}.yes`)}
      cancelLabel={text(`my-post.${move}.no`)}
      waitingLabel={text(`my-post.${move}.waiting`)}
      failedText={failed}
      onConfirm={send}
    />
  );
}
