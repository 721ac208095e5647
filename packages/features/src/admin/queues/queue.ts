import type { ComponentType, LazyExoticComponent } from 'react';
import type { MessageId } from '../../shared/i18n/useText.ts';

/** A list of staff: its place in the address, its words, and what shows it. */
export type Queue = {
  /** As in `admin/{queue}`, and as the overview of the server counts it. */
  readonly name: string;
  readonly title: MessageId;
  readonly lead: MessageId;
  readonly Component: LazyExoticComponent<ComponentType>;
};
