import type { DraftStore } from '@hien/ui/form';
import { draftStore } from '../../../shared/forms/draft-store.ts';

/** Where a member's post lies on this device until the server has it; a new one has no id yet. */
export const postStore = (userId: number, id: number | null): DraftStore =>
  draftStore(`post-${userId}-${id ?? 'new'}`);
