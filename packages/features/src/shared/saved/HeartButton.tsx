import { type Input, keyOf, listBookmarkIds, saveBookmark, sessionAtom } from '@hien/api';
import { IconButton, useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '../calls/useCall.ts';
import { useSend } from '../calls/useSend.ts';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../i18n/useLanguage.ts';

export interface HeartButtonProps {
  kind: Input<'saveBookmark'>['kind'];
  id: number;
  /** Over a picture, or beside words. */
  place?: 'picture' | 'words';
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

/** Keeps something for later. Guests sign in first and come back to where they were. */
export function HeartButton({ kind, id, place = 'picture', words }: HeartButtonProps) {
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const { status, tokenCommerce } = useAtomValue(sessionAtom);
  const { data: ids } = useCall(
    listBookmarkIds,
    { kind },
    { enabled: tokenCommerce !== null, select: ({ ids }) => ids },
  );
  const saved = ids?.includes(id) ?? false;
  const saving = useSend(saveBookmark);

  /** The heart changes at once, and back when the server does not agree. */
  const save = async (next: boolean) => {
    const queryKey = keyOf(listBookmarkIds, language, { kind });
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey);
    const others = (before?.ids ?? []).filter((other) => other !== id);
    queryClient.setQueryData(queryKey, { kind, ids: next ? [id, ...others] : others });
    try {
      await saving.send({ kind, targetId: id, saved: next });
    } catch (error) {
      queryClient.setQueryData(queryKey, before);
      throw error;
    }
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
              onAction: () => void navigate(paths.bookmark.to(language)),
            },
          }
        : {
            text: words.removed,
            action: { label: words.undo, onAction: () => void change(true, true) },
          },
    );
  };

  return (
    <IconButton
      label={words.label}
      icon={<Heart size={20} strokeWidth={1.75} fill={saved ? 'currentColor' : 'none'} />}
      variant={place === 'picture' ? 'floating' : 'outlined'}
      pressed={saved}
      onClick={() =>
        status === 'signed-in'
          ? void change(!saved)
          : void navigate(paths.login.to(language, { next: `${pathname}${search}` }))
      }
    />
  );
}
