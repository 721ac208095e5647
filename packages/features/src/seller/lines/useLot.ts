import {
  type EventPayload,
  type SellerItem,
  listSellerItems,
  send,
  sendSellerEvents,
} from '@hien/api';
import { lotSize, lotsOf } from '@hien/domain';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import type { LotEvent } from './SelectedActions.tsx';

/** What became of a line; `message` says why not. */
export interface Told {
  readonly line: SellerItem;
  readonly done: boolean;
  readonly message: string | null;
}

export interface GoingLine {
  readonly line: SellerItem;
  readonly payload: EventPayload;
}

export type LotState =
  | { readonly at: 'looking'; readonly ids: readonly number[] }
  | { readonly at: 'unseen'; readonly ids: readonly number[]; readonly why: string }
  | { readonly at: 'asking'; readonly lines: readonly SellerItem[] }
  | { readonly at: 'told'; readonly told: readonly Told[] };

/** What parts of a payload are called where they are filled in. */
const partLabels: Readonly<Record<string, MessageId>> = {
  reason: 'seller.act.why',
  until: 'seller.act.delay.until',
};

/**
 * One event for many lines, in calls of what the contract takes. Lines are looked at anew before anything is asked: they
 * were ticked a while ago, or were refused just now. A line keeps its key over all tries, so that it moves once.
 */
export function useLot(event: LotEvent, chosen: readonly SellerItem[]) {
  const text = useText();
  const language = useLanguage();
  const sending = useSend(sendSellerEvents);
  const keys = useRef(new Map<number, string>());
  const [sent, setSent] = useState<number>();
  const [state, setState] = useState<LotState>(() => ({
    at: 'looking',
    ids: chosen.map(({ item }) => item.id),
  }));
  const looked = state.at === 'looking' ? state.ids : undefined;

  useEffect(() => {
    if (looked === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void lookAt(looked, { language, signal }).then(
      (lines) => {
        if (!signal.aborted) setState({ at: 'asking', lines });
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ at: 'unseen', ids: looked, why: failureText(error, text) });
      },
    );
    return () => leaving.abort();
  }, [looked, language, text]);

  const keyOf = (id: number): string => {
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    return key;
  };

  const call = (lot: readonly GoingLine[]) =>
    send(
      sendSellerEvents,
      {
        event,
        lines: lot.map(({ line: { orderId, orderVersion, item }, payload }) => ({
          orderId,
          itemId: item.id,
          expectedVersion: orderVersion,
          idempotencyKey: keyOf(item.id),
          payload,
        })),
      },
      { language },
    );

  /**
   * Sends call after call; when one gets no answer, its lines and those after it count as not done, and say why.
   * @returns the numbers of the lines that went.
   */
  const sendAll = async (going: readonly GoingLine[]): Promise<number[]> => {
    const told: Told[] = [];
    setSent(0);
    for (const lot of lotsOf(going.map((one) => ({ ...one, orderId: one.line.orderId })))) {
      try {
        const { lines } = await call(lot);
        const results = new Map(lines.map((result) => [result.itemId, result]));
        for (const { line } of lot) {
          const result = results.get(line.item.id);
          const label = partLabels[result?.field ?? ''];
          const said = result?.message ?? null;
          told.push({
            line,
            done: result?.done === true,
            message: label === undefined || said === null ? said : `${text(label)}: ${said}`,
          });
        }
        setSent(told.length);
      } catch (error) {
        const known = new Set(told.map(({ line }) => line));
        const message = failureText(error, text);
        for (const { line } of going)
          if (!known.has(line)) told.push({ line, done: false, message });
        break;
      }
    }
    await sending.refresh();
    setSent(undefined);
    setState({ at: 'told', told });
    return told.flatMap(({ line, done }) => (done ? [line.item.id] : []));
  };

  return {
    state,
    /** Of how many an answer is known, while they are sent. */
    sent,
    sendAll,
    lookAgain: (ids: readonly number[]) => setState({ at: 'looking', ids }),
  };
}

/** Lines as they are now, in the order they were chosen in. */
async function lookAt(
  ids: readonly number[],
  options: { readonly language: string; readonly signal: AbortSignal },
): Promise<SellerItem[]> {
  const found = new Map<number, SellerItem>();
  for (let from = 0; from < ids.length; from += lotSize) {
    const part = ids.slice(from, from + lotSize);
    const { items } = await send(listSellerItems, { ids: part, limit: lotSize }, options);
    for (const line of items) found.set(line.item.id, line);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
