import { type Input, hasSession, keyOf, listBookmarkIds, saveBookmark } from '@hien/api';
import { IconButton, useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, Heart } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '../calls/useCall.ts';
import { useSend } from '../calls/useSend.ts';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../i18n/useLanguage.ts';
import { keepPress, takePress } from './kept-presses.ts';
import { useSession } from '../session/useSession.ts';

export interface HeartButtonProps {
  kind: Input<'saveBookmark'>['kind'];
  id: number;
  /** Over a picture, or beside words. */
  place?: 'picture' | 'words';
  /** Where a heart beside it means something else. */
  look?: 'heart' | 'bookmark';
  /** Each area says it in the words of its own catalogue. */
  words: {
    label: string;
    done: string;
    see: string;
    removed: string;
    undo: string;
    failed: string;
  };
}

/** Keeps something for later. Guests sign in first, come back to where they were, and it is kept then. */
export function HeartButton({
  kind,
  id,
  place = 'picture',
  look = 'heart',
  words,
}: HeartButtonProps) {
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const { tokenCommerce } = useSession();
  const { data: ids } = useCall(
    listBookmarkIds,
    { kind },
    { enabled: tokenCommerce !== null, select: ({ ids }) => ids },
  );
  /** What was pressed, until the server has answered: a list of our own would empty the other hearts of the page. */
  const [pressed, setPressed] = useState<boolean>();
  const saved = pressed ?? ids?.includes(id) ?? false;
  const saving = useSend(saveBookmark);

  /** The heart changes at once, and back when the server does not agree. */
  const save = async (next: boolean) => {
    setPressed(next);
    try {
      await saving.send({ kind, targetId: id, saved: next });
      await take(next);
    } finally {
      setPressed((latest) => (latest === next ? undefined : latest));
    }
  };

  /** Into the list of what is saved; one that has not come yet is asked for anew. */
  const take = async (next: boolean) => {
    const queryKey = keyOf(listBookmarkIds, language, { kind });
    const list = queryClient.getQueryData(queryKey);
    if (list === undefined) {
      await queryClient.invalidateQueries({ queryKey });
      return;
    }
    await queryClient.cancelQueries({ queryKey });
    const others = list.ids.filter((other) => other !== id);
    queryClient.setQueryData(queryKey, { kind, ids: next ? [id, ...others] : others });
  };

  const change = async (next: boolean, undone = false) => {
    try {
      await save(next);
    } catch {
      toast.show({ tone: 'critical', text: words.failed });
      return;
    }
    if (undone) return;
    toast.show(
      next
        ? {
            tone: 'positive',
            text: words.done,
            action: {
              label: words.see,
              onAction: () =>
                void navigate(
                  paths.bookmark.to(language, kind === 'product' ? undefined : { kind }),
                ),
            },
          }
        : {
            text: words.removed,
            action: { label: words.undo, onAction: () => void change(true, true) },
          },
    );
  };

  const takeKept = useEffectEvent(() => {
    if (takePress(`save:${kind}:${id}`)) void change(true);
  });
  // The list of what is saved is there: what is put into it is not overwritten by it.
  const ready = ids !== undefined;
  useEffect(() => {
    if (ready) takeKept();
  }, [ready]);

  const press = () => {
    if (hasSession()) {
      void change(!saved);
      return;
    }
    keepPress(`save:${kind}:${id}`);
    void navigate(paths.login.to(language, { next: `${pathname}${search}` }));
  };

  const Sign = look === 'heart' ? Heart : Bookmark;
  return (
    <IconButton
      label={words.label}
      icon={<Sign size={20} strokeWidth={1.75} fill={saved ? 'currentColor' : 'none'} />}
      variant={place === 'picture' ? 'floating' : 'outlined'}
      pressed={saved}
      onClick={press}
    />
  );
}
