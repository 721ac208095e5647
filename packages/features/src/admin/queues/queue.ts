import type { ComponentType, LazyExoticComponent } from 'react';
import type { MessageId } from '../../shared/i18n/useText.ts';

/** What the work of a list is about, in the order of the menu. */
export const queueGroups = ['partners', 'content', 'money', 'members'] as const;
export type QueueGroup = (typeof queueGroups)[number];

/** A list of staff: its place in the address and the menu, its words, and what shows it. */
export type Queue = {
  /** As in `admin/{queue}`, and as the overview of the server counts it. */
  readonly name: string;
  readonly group: QueueGroup;
  readonly title: MessageId;
  readonly lead: MessageId;
  readonly Component: LazyExoticComponent<ComponentType>;
};
