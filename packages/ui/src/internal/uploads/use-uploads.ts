import { useEffect, useReducer, useRef, useState } from 'react';
import { useAskedAtUnload } from '../use-asked-at-unload.ts';
import { prepare, type Refusal, type Rules } from './check.ts';
import { addressesOf, fromAddresses, uploads, type UploadEntry } from './entries.ts';

/** Brings one file away and answers with its address; throws when that fails or `signal` says stop. */
export type Transport = (
  file: File,
  on: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>;

/** What became of the last selection. */
export interface Selection {
  /** Files that did not fit any more (D61). */
  kept: number;
  of: number;
  refused: readonly { name: string; reason: Refusal }[];
}

export interface UseUploads {
  addresses: readonly string[];
  onChange: (addresses: string[]) => void;
  upload: Transport;
  rules: Rules;
  limit: number;
  /** Told how many files are on their way or have failed, so that a form can wait for them. */
  onPending?: ((count: number) => void) | undefined;
}

/** Two at a time: on a phone's line more only slow each other. */
const AT_ONCE = 2;
const signatureOf = (addresses: readonly string[]) => addresses.join('\n');
const nothing: Selection = { kept: 0, of: 0, refused: [] };

/**
 * Files go up as soon as they are chosen; the addresses are the value, in the order shown. Nothing that
 * arrived is lost when another file, or the form itself, fails (D90).
 */
export function useUploads({ addresses, onChange, upload, rules, limit, onPending }: UseUploads) {
  const [{ entries }, dispatch] = useReducer(uploads, addresses, fromAddresses);
  const [selection, setSelection] = useState(nothing);
  const under = useRef(new Map<number, AbortController>());
  const told = useRef(signatureOf(addresses));
  const room = useRef(0);
  const latest = useRef({ onChange, upload, onPending });

  useEffect(() => {
    latest.current = { onChange, upload, onPending };
    room.current = limit - entries.length;
  });

  useEffect(() => {
    const given = signatureOf(addresses);
    const now = addressesOf(entries);
    if (given !== told.current) {
      told.current = given;
      if (given !== signatureOf(now)) dispatch({ type: 'sync', addresses });
    } else if (signatureOf(now) !== given) {
      told.current = signatureOf(now);
      latest.current.onChange(now);
    }
  }, [addresses, entries]);

  const pending = entries.filter((entry) => entry.status !== 'done').length;
  useEffect(() => latest.current.onPending?.(pending), [pending]);
  useAskedAtUnload(entries.some(({ status }) => status === 'waiting' || status === 'sending'));

  useEffect(() => {
    const send = async ({ key, file }: UploadEntry & { file: File }) => {
      const stop = new AbortController();
      under.current.set(key, stop);
      dispatch({ type: 'status', key, status: 'sending' });
      try {
        const address = await latest.current.upload(file, {
          signal: stop.signal,
          onProgress: (progress) => dispatch({ type: 'progress', key, progress }),
        });
        if (!stop.signal.aborted) dispatch({ type: 'done', key, address });
      } catch {
        if (!stop.signal.aborted) dispatch({ type: 'status', key, status: 'failed' });
      } finally {
        under.current.delete(key);
      }
    };
    const free = AT_ONCE - under.current.size;
    for (const entry of entries.filter(({ status }) => status === 'waiting').slice(0, free)) {
      if (entry.file) void send({ ...entry, file: entry.file });
    }
  }, [entries]);

  const previews = useRef(new Set<string>());
  useEffect(() => {
    const controllers = under.current;
    const urls = previews.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  const add = async (files: readonly File[]) => {
    const judged = await Promise.all(
      files.map(async (file) => ({ file, result: await prepare(file, rules) })),
    );
    const good = judged.flatMap(({ result }) => (typeof result === 'string' ? [] : [result]));
    const kept = good.slice(0, Math.max(0, room.current));
    room.current -= kept.length;
    setSelection({
      kept: kept.length,
      of: good.length,
      refused: judged.flatMap(({ file, result }) =>
        typeof result === 'string' ? [{ name: file.name, reason: result }] : [],
      ),
    });
    dispatch({
      type: 'add',
      files: kept.map((file) => {
        const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
        if (preview) previews.current.add(preview);
        return { file, preview };
      }),
    });
  };

  const remove = (key: number) => {
    under.current.get(key)?.abort();
    under.current.delete(key);
    dispatch({ type: 'remove', key });
    setSelection(nothing);
  };

  return {
    entries,
    selection,
    add,
    /** Cancels what is on its way. */
    remove,
    retry: (key: number) => dispatch({ type: 'status', key, status: 'waiting' }),
    move: (key: number, to: number) =>
      dispatch({ type: 'move', key, to: Math.min(entries.length - 1, Math.max(0, to)) }),
  };
}
