import { isApiError } from '@hien/api';
import { postLimits, systemClock } from '@hien/domain';
import type { DraftStore } from '@hien/ui/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../i18n/useText.ts';
import { failureText } from './failure.ts';

/** What became of the words so far. `kept`: on this device, and not on the server yet. */
export type SaveState<Thing> =
  | { readonly kind: 'untouched' | 'kept' | 'saving' }
  /** When, as an instant of the wire. */
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'conflict'; readonly theirs: Thing };

interface SavingOptions<Thing, Values> {
  /** As the server has it; null for one that was never sent. */
  thing: Thing | null;
  /** What the form begins with. */
  initial: Values;
  store: DraftStore;
  /** Somebody has to choose between two versions first. */
  isHeld: boolean;
  /** The form as it would begin with what the server has. */
  valuesOf: (thing: Thing | null) => Values;
  /** Whether both say the same to the server. */
  isSame: (one: Values, other: Values) => boolean;
  /** Whether the server would have all of it; what it would not stays on the device. */
  isWhole?: (values: Values) => boolean;
  /** Sends the words, from the version that is known. */
  send: (known: Thing | null, values: Values) => Promise<Thing>;
  /** Tells the rest of the page how it is now. */
  tell: (thing: Thing) => void;
  /** As the server has it now. */
  ask: (id: number) => Promise<Thing>;
  isThing: (found: unknown) => found is Thing;
  /** What is said when it is not there any more, and what of its codes beside. */
  says: { readonly NOT_FOUND: string; readonly TOO_LARGE?: string };
}

/** Written to the device so long after a key. */
const pauseMs = 400;

/**
 * Keeps a long text while it is written: on the device after each pause, on the server `autosaveMs` after the last change once it
 * has a number there. One saving at a time, each from the version of the one before. Leaving sends what is left.
 */
export function useSaving<Thing extends { id: number; version: number }, Values>({
  thing,
  initial,
  store,
  isHeld,
  valuesOf,
  isSame,
  isWhole = () => true,
  send,
  tell,
  ask,
  isThing,
  says,
}: SavingOptions<Thing, Values>) {
  const text = useText();
  const [state, setState] = useState<SaveState<Thing>>(() =>
    isSame(initial, valuesOf(thing)) ? { kind: 'untouched' } : { kind: 'kept' },
  );
  const [latest, setLatest] = useState(thing);
  const box = useRef({
    thing,
    values: initial,
    /** What the server has. */
    sent: valuesOf(thing),
    running: null as Promise<Thing> | null,
    isHeld,
    timers: [] as number[],
  });

  const isDirty = () => !isSame(box.current.values, box.current.sent);
  const keep = () => {
    const { values, thing: known } = box.current;
    if (isDirty() || !isWhole(values)) store.write({ version: known?.version ?? null, values });
  };
  const clearTimers = () => {
    for (const timer of box.current.timers) window.clearTimeout(timer);
    box.current.timers = [];
  };

  /** @throws {ApiError} after the state says why. */
  const save = async (): Promise<Thing> => {
    clearTimers();
    keep();
    await box.current.running?.catch(() => undefined);
    const { thing: known, values } = box.current;
    if (known !== null && !isDirty()) return known;
    setState({ kind: 'saving' });
    const run = send(known, values);
    box.current.running = run;
    try {
      const saved = await run;
      box.current.thing = saved;
      setLatest(saved);
      box.current.sent = values;
      tell(saved);
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

  /** As the server has it now; null when that cannot be found out. */
  const standing = async (id: number): Promise<Thing | null> => {
    try {
      return await ask(id);
    } catch {
      return null;
    }
  };

  const whatFailed = async (error: unknown, known: Thing | null): Promise<SaveState<Thing>> => {
    if (isApiError(error) && error.code === 'VERSION_CONFLICT' && known !== null) {
      const theirs = isThing(error.current) ? error.current : await standing(known.id);
      if (theirs !== null) {
        box.current.isHeld = true;
        return { kind: 'conflict', theirs };
      }
    }
    const fields = isApiError(error) && [400, 422].includes(error.status) ? error.fields : [];
    return {
      kind: 'failed',
      message:
        fields.length > 0
          ? fields.map(({ message }) => message).join(' ')
          : failureText(error, text, says),
    };
  };

  const saveQuietly = () => {
    // The state says why it failed.
    void save().catch(() => undefined);
  };
  const plan = () => {
    if (box.current.thing === null || box.current.isHeld) return;
    box.current.timers.push(window.setTimeout(saveQuietly, postLimits.autosaveMs));
  };

  const changed = (values: Values) => {
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
    if (box.current.thing !== null && !box.current.isHeld) saveQuietly();
  });
  const begin = useEffectEvent(() => {
    if (!isDirty()) return;
    keep();
    plan();
  });
  const keepNow = useEffectEvent(keep);
  const online = useEffectEvent(() => {
    if (box.current.thing !== null && !box.current.isHeld && isDirty()) saveQuietly();
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
    /** As another way has left it: planned, or taken back. */
    take: (next: Thing) => {
      box.current.thing = next;
      setLatest(next);
      tell(next);
    },
    save,
    /** Nothing is sent by itself while something else is asked of it; answers it as the server has it. */
    pause: async (): Promise<Thing | null> => {
      clearTimers();
      await box.current.running?.catch(() => undefined);
      clearTimers();
      return box.current.thing;
    },
    goOn: () => {
      if (isDirty()) plan();
    },
    /** It is gone: what was typed last goes with it, here and on the device, and leaving sends nothing. */
    forget: () => {
      clearTimers();
      box.current.values = box.current.sent;
      box.current.isHeld = true;
      store.clear();
    },
  };
}
