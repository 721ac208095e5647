import * as z from 'zod/mini';
import { flagField, textField } from '../validation/fields.ts';

/** Lists of the shop manager that are kept as somebody looked at them. */
export const viewLists = [
  'order-status',
  'delivery-status',
  'order-confirmation',
  'cancel',
  'exchange',
  'refund',
  'items',
] as const;
export type ViewList = (typeof viewLists)[number];

export const viewNameLetters = 60;

/** ours: views of a list that one person keeps, and that a team shares: what a menu still shows. */
export const mostViews = { own: 20, shared: 30 } as const;

/** A list as it is looked at now, under a name. */
export const shopViewSchema = z.object({
  name: textField('validation.required', viewNameLetters),
  shared: flagField(),
  is_default: flagField(),
});

/**
 * Who may change a view or take it away: whoever made it, and of one that all use whoever keeps the shop, for those who
 * left it behind.
 */
export const mayChangeView = (
  view: { readonly shared: boolean; readonly mine: boolean },
  { keeper }: { readonly keeper: boolean },
): boolean => view.mine || (view.shared && keeper);
