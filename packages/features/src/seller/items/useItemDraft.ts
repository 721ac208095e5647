import { type ItemDraft, isApiError, saveItemDraft } from '@hien/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { draftStore } from '../../shared/forms/draft-store.ts';

export type Content = ItemDraft['content'];

/** Milliseconds without a key before what was typed goes to the server. */
const pause = 700;

type Saving =
  | { readonly state: 'saved' | 'typed' | 'saving' }
  | { readonly state: 'failed'; readonly error: Error }
  /** Somebody else of the shop, or another tab, went on with it. */
  | { readonly state: 'conflict'; readonly theirs: number };

interface Kept {
  readonly version: number;
  readonly content: Content;
}

/**
 * What is typed of an item. It is kept on the server after a short rest, one save after the other, and on this device
 * until the server has it: a session that ends, or a line that is gone, loses nothing.
 */
export function useItemDraft(draft: ItemDraft) {
  const store = useMemo(() => draftStore(`item-${draft.id ?? 'new'}`), [draft.id]);
  const [kept] = useState(() => keptOf(store.read(), draft));
  const [content, setContent] = useState<Content>(kept ?? draft.content);
  const [saving, setSaving] = useState<Saving>({ state: kept === null ? 'saved' : 'typed' });
  const [savedAt, setSavedAt] = useState(draft.savedAt);
  const saveDraft = useSend(saveItemDraft);
  const version = useRef(draft.version);
  const latest = useRef(content);
  const running = useRef<Promise<boolean>>(undefined);

  const saveAll = async (): Promise<boolean> => {
    for (;;) {
      const sent = latest.current;
      setSaving({ state: 'saving' });
      try {
        const answer = await saveDraft.send({
          id: draft.id,
          expectedVersion: version.current,
          content: sent,
        });
        version.current = answer.version;
        setSavedAt(answer.savedAt);
      } catch (error) {
        setSaving(failed(error));
        return false;
      }
      if (latest.current === sent) {
        store.clear();
        setSaving({ state: 'saved' });
        return true;
      }
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
    store.write({ version: version.current, content: next } satisfies Kept);
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
    forget: () => store.clear(),
  };
}

/** What lies on this device, when it was typed over the version that the server has. */
function keptOf(found: unknown, draft: ItemDraft): Content | null {
  if (typeof found !== 'object' || found === null) return null;
  const { version, content } = found as Partial<Kept>;
  if (version !== draft.version || typeof content !== 'object') return null;
  return { ...draft.content, ...content };
}

function failed(error: unknown): Saving {
  const problem = error instanceof Error ? error : new Error(String(error));
  if (!isApiError(error) || error.status !== 409) return { state: 'failed', error: problem };
  const { current } = error;
  const theirs =
    typeof current === 'object' && current !== null && 'version' in current
      ? Number(current.version)
      : 0;
  return { state: 'conflict', theirs };
}
