import { isApiError } from '@hien/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { draftStore } from './draft-store.ts';

/** Milliseconds without a key before what was typed goes to the server. */
const pause = 700;

type Saving =
  | { readonly state: 'saved' | 'typed' | 'saving' }
  | { readonly state: 'failed'; readonly error: Error }
  /** A colleague, or another tab, went on with it. */
  | { readonly state: 'conflict'; readonly theirs: number };

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
  const [kept] = useState(() => keptOf(store.read(), draft));
  const [content, setContent] = useState<Content>(kept ?? draft.content);
  const [saving, setSaving] = useState<Saving>({ state: kept === null ? 'saved' : 'typed' });
  const [savedAt, setSavedAt] = useState(keptAt);
  const version = useRef(draft.version);
  const latest = useRef(content);
  const running = useRef<Promise<boolean>>(undefined);

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
    store.write({ version: version.current, content: next } satisfies Kept<Content>);
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
function keptOf<Content extends object>(found: unknown, draft: Kept<Content>): Content | null {
  if (typeof found !== 'object' || found === null) return null;
  const { version, content } = found as Partial<Kept<Content>>;
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
