import { isApiError } from '@hien/api';
import { isSame } from '@hien/domain';
import type { DraftStore } from '@hien/ui/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { draftStore } from './draft-store.ts';

/** Milliseconds without a key before what was typed goes to the server. */
const pause = 700;

type Saving<Content> =
  | { readonly state: 'saved' | 'typed' | 'saving' }
  | { readonly state: 'failed'; readonly error: Error }
  /** A colleague, or another tab, went on with it; `isGone`: it was sent or thrown away there, and nothing is typed of it. */
  | {
      readonly state: 'conflict';
      readonly theirs: number;
      readonly isGone: boolean;
      /** What is there now, where the server said it. */
      readonly there: Content | null;
    };

interface Kept<Content> {
  readonly version: number;
  readonly content: Content;
}

interface KeptDraft<Content> {
  /** What it is called on this device. */
  name: string;
  /** As the server had it when the page opened. */
  draft: Kept<Content>;
  savedAt: string | null;
  /** Sends all of it, over the version that it was typed over. */
  send: (content: Content, version: number) => Promise<{ version: number; savedAt: string | null }>;
}

/**
 * What is typed of something that the server keeps as a draft. It is kept on the server after a short rest, one save after the other, and on this device
 * until the server has it: a session that ends, or a line that is gone, loses nothing.
 */
export function useKeptDraft<Content extends object>({
  name,
  draft,
  savedAt: keptAt,
  send,
}: KeptDraft<Content>) {
  const store = useMemo(() => draftStore(name), [name]);
  const [kept] = useState(() => keptOf(store, draft));
  const [content, setContent] = useState<Content>(kept?.content ?? draft.content);
  const [saving, setSaving] = useState<Saving<Content>>(() => startOf(kept, draft, keptAt));
  const [savedAt, setSavedAt] = useState(keptAt);
  const version = useRef(kept?.version ?? draft.version);
  const latest = useRef(content);
  const running = useRef<Promise<boolean>>(undefined);

  /** Takes it off this device, unless another tab has typed something else there meanwhile. */
  const letGo = (known: Content): void => {
    const there = readKept(store.read(), draft.content);
    if (there !== null && isSame(there.content, known)) store.clear();
  };

  const keep = () =>
    store.write({ version: version.current, content: latest.current } satisfies Kept<Content>);

  const saveAll = async (): Promise<boolean> => {
    for (;;) {
      const sent = latest.current;
      setSaving({ state: 'saving' });
      try {
        const answer = await send(sent, version.current);
        version.current = answer.version;
        setSavedAt(answer.savedAt);
      } catch (error) {
        setSaving(failed(error));
        return false;
      }
      if (latest.current === sent) {
        letGo(sent);
        setSaving({ state: 'saved' });
        return true;
      }
      // What was typed meanwhile was typed over this version.
      keep();
    }
  };
  /** Answers whether everything typed is on the server. */
  const save = async (): Promise<boolean> => {
    running.current ??= saveAll().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  const saveSoon = useRef(save);
  useEffect(() => {
    saveSoon.current = save;
  });
  useEffect(() => {
    if (saving.state !== 'typed') return undefined;
    const timer = setTimeout(() => void saveSoon.current(), pause);
    return () => clearTimeout(timer);
  }, [saving]);

  const type = (change: Partial<Content>): void => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setContent(next);
    keep();
    setSaving((now) => (now.state === 'conflict' ? now : { state: 'typed' }));
  };

  return {
    content,
    /** The same for what happens later than it was drawn: the end of an upload, a press that takes something back. */
    latest: () => latest.current,
    saving,
    savedAt,
    /** Whether something was typed here that the server did not know when the page opened. */
    wasRestored: kept !== null,
    /** The version that the server keeps. */
    version: () => version.current,
    type,
    save,
    /** What was typed here goes over what somebody else typed. */
    keepMine: () => {
      if (saving.state === 'conflict') version.current = saving.theirs;
      return save();
    },
    /** What was typed here goes. */
    forget: () => letGo(latest.current),
  };
}

function readKept<Content extends object>(found: unknown, whole: Content): Kept<Content> | null {
  if (typeof found !== 'object' || found === null) return null;
  const { version, content } = found as Partial<Kept<Content>>;
  if (typeof version !== 'number' || typeof content !== 'object') return null;
  return { version, content: { ...whole, ...content } };
}

/** What lies on this device and the server does not have; what it has need not lie here. */
function keptOf<Content extends object>(
  store: DraftStore,
  draft: Kept<Content>,
): Kept<Content> | null {
  const kept = readKept(store.read(), draft.content);
  if (kept === null || !isSame(kept.content, draft.content)) return kept;
  store.clear();
  return null;
}

/** What was typed over another version than the server has is never sent without a question. */
function startOf<Content>(
  kept: Kept<Content> | null,
  draft: Kept<Content>,
  savedAt: string | null,
): Saving<Content> {
  if (kept === null) return { state: 'saved' };
  return kept.version === draft.version
    ? { state: 'typed' }
    : {
        state: 'conflict',
        theirs: draft.version,
        isGone: savedAt === null,
        there: draft.content,
      };
}

function failed<Content>(error: unknown): Saving<Content> {
  const problem = error instanceof Error ? error : new Error(String(error));
  if (!isApiError(error) || error.code !== 'VERSION_CONFLICT')
    return { state: 'failed', error: problem };
  const current = (error.current ?? {}) as {
    version?: number;
    saved_at?: string | null;
    savedAt?: string | null;
    content?: Content;
  };
  return {
    state: 'conflict',
    theirs: current.version ?? 0,
    isGone: current.saved_at === null || current.savedAt === null,
    there: current.content ?? null,
  };
}
