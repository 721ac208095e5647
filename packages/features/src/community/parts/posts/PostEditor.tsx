import type { Post } from '@hien/api';
import type { Language } from '@hien/domain';
import { useToast } from '@hien/ui';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { PostForm, type PostStart } from './PostForm.tsx';
import { postStore } from './post-store.ts';
import { type PostValues, blank, isSameContent, readKept, valuesOf } from './post-values.ts';

interface PostEditorProps {
  /** Null for one that is begun. */
  post: Post | null;
  userId: number;
}

/**
 * Writes a post, from what the server has or from what this device kept of an earlier visit. Where both were changed, or
 * another device was first, the author chooses; what is not chosen can be brought back while the page is open.
 */
export function PostEditor({ post, userId }: PostEditorProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const store = postStore(userId, post?.id ?? null);
  const [start, setStart] = useState(() => firstStart(post, store.read(), language));
  const startFrom = (next: Omit<PostStart, 'number'>) =>
    setStart(({ number }) => ({ ...next, number: number + 1 }));
  const startOver = (from: Post | null, mine: PostValues) => {
    store.clear();
    startFrom({
      post: from,
      values: from === null ? blank : valuesOf(from, language),
      isRestored: false,
      theirs: null,
    });
    toast.show({
      text: text('write-post.dropped'),
      action: {
        label: text('write-post.undo'),
        onAction: () => startFrom({ post: from, values: mine, isRestored: false, theirs: null }),
      },
    });
  };
  return (
    <PostForm
      key={start.number}
      start={start}
      store={store}
      onStartOver={startOver}
      onKeepMine={(theirs, mine) =>
        startFrom({ post: theirs, values: mine, isRestored: false, theirs: null })
      }
    />
  );
}

function firstStart(post: Post | null, found: unknown, language: Language): PostStart {
  const server = post === null ? blank : valuesOf(post, language);
  const kept = readKept(found);
  const isNew = kept !== undefined && !isSameContent(kept.values, server);
  const isBehind = post !== null && (kept?.version ?? 0) < post.version;
  return {
    number: 0,
    post,
    values: isNew ? kept.values : server,
    isRestored: isNew && !isBehind,
    theirs: isNew && isBehind ? post : null,
  };
}
