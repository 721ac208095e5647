import { type Post, createPost, getMyPost, keyOf, query, savePost } from '@hien/api';
import type { DraftStore } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../../shared/calls/useSend.ts';
import { useSaving } from '../../../shared/forms/useSaving.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import {
  type PostValues,
  blank,
  contentOf,
  isSameContent,
  isWhole,
  valuesOf,
} from './post-values.ts';

interface PostSavingOptions {
  /** As the server has it; null for one that was never sent. */
  post: Post | null;
  /** What the form begins with. */
  initial: PostValues;
  store: DraftStore;
  /** Somebody has to choose between two versions first. */
  isHeld: boolean;
}

/** Keeps a post while it is written, on the device and on the server. */
export function usePostSaving({ post, ...options }: PostSavingOptions) {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const creating = useSend(createPost, { wait: false });
  const saving = useSend(savePost, { about: post?.id ?? '', wait: false });
  return useSaving<Post, PostValues>({
    ...options,
    thing: post,
    valuesOf: (from) => (from === null ? blank : valuesOf(from, language)),
    isSame: isSameContent,
    isWhole,
    send: (known, values) =>
      known === null
        ? creating.send(contentOf(values))
        : saving.send({ ...contentOf(values), id: known.id, expected_version: known.version }),
    tell: (saved) => queryClient.setQueryData(keyOf(getMyPost, language, { id: saved.id }), saved),
    ask: (id) => queryClient.fetchQuery({ ...query(getMyPost, language, { id }), staleTime: 0 }),
    isThing: isPost,
    says: { NOT_FOUND: text('write-post.gone') },
  });
}

const isPost = (value: unknown): value is Post =>
  typeof value === 'object' && value !== null && 'version' in value && 'pictures' in value;
