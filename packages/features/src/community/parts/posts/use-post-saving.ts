import { type Post, createPost, getMyPost, isApiError, keyOf, query, savePost } from '@hien/api';
import { postLimits, systemClock } from '@hien/domain';
import type { DraftStore } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSend } from '../../../shared/calls/useSend.ts';
import { failureText } from '../../../shared/forms/failure.ts';
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

/** What became of the words so far. `kept`: on this device, and not on the server yet. */
export type SaveState =
  | { readonly kind: 'untouched' | 'kept' | 'saving' }
  /** When, as an instant of the wire. */
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'conflict'; readonly theirs: Post };

interface PostSavingOptions {
  /** As the server has it; null for one that was never sent. */
  post: Post | null;
  /** What the form begins with. */
  initial: PostValues;
  store: DraftStore;
  /** Somebody has to choose between two versions first. */
  isHeld: boolean;
}

/** Written to the device so long after a key. */
const pauseMs = 400;

/**
 * Keeps a post while it is written: on the device after each pause, on the server `autosaveMs` after the last change once it
 * has a number there. One saving at a time, each from the version of the one before. Leaving sends what is left.
 */
export function usePostSaving({ post, initial, store, isHeld }: PostSavingOptions) {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const creating = useSend(createPost, { wait: false });
  const saving = useSend(savePost, { about: post?.id ?? '', wait: false });
  const [state, setState] = useState<SaveState>(() =>
    isSameContent(initial, post === null ? blank : valuesOf(post, language))
      ? { kind: 'untouched' }
      : { kind: 'kept' },
  );
  const [latest, setLatest] = useState(post);
  const box = useRef({
    post,
    values: initial,
    /** What the server has. */
    sent: post === null ? blank : valuesOf(post, language),
    running: null as Promise<Post> | null,
    isHeld,
    timers: [] as number[],
  });

  const isDirty = () => !isSameContent(box.current.values, box.current.sent);
  const keep = () => {
    const { values, post: known } = box.current;
    if (isDirty() || !isWhole(values)) store.write({ version: known?.version ?? null, values });
  };
  const clearTimers = () => {
    for (const timer of box.current.timers) window.clearTimeout(timer);
    box.current.timers = [];
  };

  /** @throws {ApiError} after the state says why. */
  const save = async (): Promise<Post> => {
    clearTimers();
    keep();
    await box.current.running?.catch(() => undefined);
    const { post: known, values } = box.current;
    if (known !== null && !isDirty()) return known;
    const content = contentOf(values);
    setState({ kind: 'saving' });
    const run =
      known === null
        ? creating.send(content)
        : saving.send({ ...content, id: known.id, expected_version: known.version });
    box.current.running = run;
    try {
      const saved = await run;
      box.current.post = saved;
      setLatest(saved);
      box.current.sent = values;
      queryClient.setQueryData(keyOf(getMyPost, language, { id: saved.id }), saved);
      if (isDirty()) plan();
      else if (isWhole(values)) store.clear();
      setState(
        isDirty()
          ? { kind: 'kept' }
          : { kind: 'saved', at: new Date(systemClock.now()).toISOString() },
      );
      return saved;
    } catch (error) {
      setState(await whatFailed(error, known));
      throw error;
    } finally {
      box.current.running = null;
    }
  };

  /** The post as the server has it now; null when that cannot be found out. */
  const standing = async (id: number): Promise<Post | null> => {
    try {
      return await queryClient.fetchQuery({
        ...query(getMyPost, language, { id }),
        staleTime: 0,
      });
    } catch {
      return null;
    }
  };

  const whatFailed = async (error: unknown, known: Post | null): Promise<SaveState> => {
    if (isApiError(error) && error.code === 'VERSION_CONFLICT' && known !== null) {
      const theirs = isPost(error.current) ? error.current : await standing(known.id);
      if (theirs !== null) {
        box.current.isHeld = true;
        return { kind: 'conflict', theirs };
      }
    }
    const fields = isApiError(error) && error.status === 400 ? error.fields : [];
    return {
      kind: 'failed',
      message:
        fields.length > 0
          ? fields.map(({ message }) => message).join(' ')
          : failureText(error, text, { NOT_FOUND: text('write-post.gone') }),
    };
  };

  const saveQuietly = () => {
    // The state says why it failed.
    void save().catch(() => undefined);
  };
  const plan = () => {
    if (box.current.post === null || box.current.isHeld) return;
    box.current.timers.push(window.setTimeout(saveQuietly, postLimits.autosaveMs));
  };

  const changed = (values: PostValues) => {
    if (values === box.current.values) return;
    box.current.values = values;
    clearTimers();
    if (isDirty()) {
      box.current.timers.push(window.setTimeout(keep, pauseMs));
      plan();
    }
    setState((now) =>
      now.kind === 'kept' || now.kind === 'conflict' || !isDirty() ? now : { kind: 'kept' },
    );
  };

  const leave = useEffectEvent(() => {
    clearTimers();
    if (!isDirty()) return;
    keep();
    if (box.current.post !== null && !box.current.isHeld) saveQuietly();
  });
  const begin = useEffectEvent(() => {
    if (!isDirty()) return;
    keep();
    plan();
  });
  const keepNow = useEffectEvent(keep);
  const online = useEffectEvent(() => {
    if (box.current.post !== null && !box.current.isHeld && isDirty()) saveQuietly();
  });
  useEffect(() => {
    window.addEventListener('pagehide', keepNow);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      window.removeEventListener('online', online);
    };
  }, []);
  useEffect(() => {
    begin();
    return () => leave();
  }, []);

  return {
    state,
    /** As the server has it. */
    latest,
    changed,
    /** The post as another way has left it: planned, or taken back. */
    take: (next: Post) => {
      box.current.post = next;
      setLatest(next);
      queryClient.setQueryData(keyOf(getMyPost, language, { id: next.id }), next);
    },
    save,
    /** Nothing is sent by itself while something else is asked of the post; answers it as the server has it. */
    pause: async (): Promise<Post | null> => {
      clearTimers();
      await box.current.running?.catch(() => undefined);
      clearTimers();
      return box.current.post;
    },
    goOn: () => {
      if (isDirty()) plan();
    },
    /** The post is gone: what was typed last goes with it, here and on the device, and leaving sends nothing. */
    forget: () => {
      clearTimers();
      box.current.values = box.current.sent;
      box.current.isHeld = true;
      store.clear();
    },
  };
}

const isPost = (value: unknown): value is Post =>
  typeof value === 'object' && value !== null && 'version' in value && 'pictures' in value;
