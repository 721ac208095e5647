import { type ShopItem, type ShopItemsResult, saveShopItems } from '@hien/api';
import { useMemo, useState } from 'react';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { type Cell, type Edits, afterSaving, changesOf, typed } from './grid-edits.ts';

export interface Typed {
  readonly item: ShopItem;
  readonly cell: Cell;
  readonly value: number | null;
}

/** What lies in this tab for a member; nothing while nobody knows who it is. */
function keptBy(member: number | undefined) {
  const store = member === undefined ? null : draftStore(`shop-items-${member}`, 'tab');
  const kept = store?.read();
  return { store, kept: typeof kept === 'object' && kept !== null ? (kept as Edits) : {} };
}

/**
 * What is typed over the items of a shop, on whatever page, until it is saved. It lies in this tab: a reload or a session
 * that ended in between takes nothing away.
 */
export function useGridEdits() {
  const { data: profile } = useProfile();
  const member = profile?.id;
  const { store, kept } = useMemo(() => keptBy(member), [member]);
  const [own, setOwn] = useState<Edits>();
  const edits = own ?? kept;
  const save = useSend(saveShopItems);
  const keep = (next: Edits) => {
    setOwn(next);
    if (Object.keys(next).length === 0) store?.clear();
    else store?.write(next);
  };
  return {
    edits,
    busy: save.busy,
    type: (all: readonly Typed[]) =>
      keep(all.reduce((now, { item, cell, value }) => typed(now, item, cell, value), edits)),
    drop: () => keep({}),
    /** Sends everything that was typed. Answers what became of each item, or the sentence of a failure. */
    save: async (): Promise<ShopItemsResult['items'] | string> => {
      let results: ShopItemsResult['items'] = [];
      const failure = await save.submit({ items: changesOf(edits) }, ({ items }) => {
        results = items;
        keep(afterSaving(edits, items));
      });
      return failure?.message ?? results;
    },
  };
}
