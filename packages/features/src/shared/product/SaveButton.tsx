import { keyOf, listBookmarkIds, saveBookmark, sessionAtom } from '@hien/api';
import { IconButton, useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '../calls/useCall.ts';
import { useSend } from '../calls/useSend.ts';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

interface SaveButtonProps {
  productId: number;
  name: string;
  /** Over a picture, or beside words. */
  place?: 'picture' | 'words';
}

/** The heart: keeps a product for later. Guests sign in first and come back to where they were. */
export function SaveButton({ productId, name, place = 'picture' }: SaveButtonProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const { status, tokenCommerce } = useAtomValue(sessionAtom);
  const { data: ids } = useCall(
    listBookmarkIds,
    { kind: 'product' },
    { enabled: tokenCommerce !== null, select: ({ ids }) => ids },
  );
  const saved = ids?.includes(productId) ?? false;
  const saving = useSend(saveBookmark);

  /** The heart changes at once, and back when the server does not agree. */
  const save = async (next: boolean) => {
    const queryKey = keyOf(listBookmarkIds, language, { kind: 'product' });
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey);
    const others = (before?.ids ?? []).filter((id) => id !== productId);
    queryClient.setQueryData(queryKey, {
      kind: 'product',
      ids: next ? [productId, ...others] : others,
    });
    try {
      await saving.send({ kind: 'product', targetId: productId, saved: next });
    } catch (error) {
      queryClient.setQueryData(queryKey, before);
      throw error;
    }
  };

  const change = async (next: boolean, undone = false) => {
    try {
      await save(next);
    } catch {
      toast.show({ tone: 'critical', text: text('shop.save.failed') });
      return;
    }
    if (undone) return;
    toast.show(
      next
        ? {
            tone: 'positive',
            text: text('shop.save.done'),
            action: {
              label: text('shop.save.see'),
              onAction: () => void navigate(paths.bookmark.to(language)),
            },
          }
        : {
            text: text('shop.save.removed'),
            action: { label: text('shop.save.undo'), onAction: () => void change(true, true) },
          },
    );
  };

  return (
    <IconButton
      label={text('shop.save', { name })}
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
