import type { ItemContent } from '@hien/domain';
import type { Handler } from '../../http/handler.ts';

export type TableRow = Parameters<Handler<'saveItemTable'>>[0]['body']['rows'][number];

/** What a table changes, over what is there. */
export const pickedFrom = ({ fields, content }: TableRow, known: ItemContent): ItemContent => ({
  ...known,
  ...(Object.fromEntries(fields.map((field) => [field, content[field]])) as Partial<ItemContent>),
});
