import { type ItemDraft, saveItemDraft } from '@hien/api';
import { useSend } from '../../shared/calls/useSend.ts';
import { useKeptDraft } from '../../shared/forms/useKeptDraft.ts';

export type Content = ItemDraft['content'];

/** How a new item is called among those that the shop writes side by side. */
export const nameOf = ({ draft }: Pick<ItemDraft, 'draft'>): { draft?: string } =>
  draft === null || draft === '' ? {} : { draft };

/** What is typed of an item; on this device it is the member's, whoever signs in next. */
export function useItemDraft(memberId: number, draft: ItemDraft) {
  const saving = useSend(saveItemDraft);
  return useKeptDraft<Content>({
    name: `item-${memberId}-${draft.id ?? `new${draft.draft ?? ''}`}`,
    draft,
    savedAt: draft.savedAt,
    send: (content, expectedVersion) =>
      saving.send({ id: draft.id, ...nameOf(draft), expectedVersion, content }),
  });
}
