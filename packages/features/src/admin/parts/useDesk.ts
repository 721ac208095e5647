import { adminPaths } from '@hien/domain/routes';
import type { BackOfficeEntry } from '../../shared/back-office/BackOfficeFrame.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { queues } from '../queues/all.ts';
import { queueGroups } from '../queues/queue.ts';

/** What the server tells of all lists of staff. */
export type Overview = {
  readonly demo: boolean;
  readonly queues: readonly {
    readonly queue: string;
    readonly waiting: number;
    readonly oldest_at: string | null;
  }[];
};

/** A page of staff, with what the overview says of it. `waiting` is undefined where nothing is counted. */
export interface DeskEntry extends BackOfficeEntry {
  readonly lead: string;
  readonly oldestAt: string | null;
}

interface DeskGroup {
  readonly title: string;
  readonly entries: readonly DeskEntry[];
}

/** The pages of staff in their groups; without counts as long as they are not known. */
export function useDesk(overview: Overview | undefined): readonly DeskGroup[] {
  const text = useText();
  const language = useLanguage();
  const lists = queueGroups.map((group) => ({
    title: text(`admin.group.${group}`),
    entries: queues
      .filter((queue) => queue.group === group)
      .map(({ name, title, lead }): DeskEntry => {
        const count = overview?.queues.find(({ queue }) => queue === name);
        return {
          name,
          label: text(title),
          lead: text(lead),
          href: adminPaths.adminQueue.to(language, { queue: name }),
          oldestAt: count?.oldest_at ?? null,
          ...(count && { waiting: count.waiting }),
        };
      }),
  }));
  const terms: DeskEntry = {
    name: 'terms',
    label: text('admin.terms'),
    lead: text('admin.terms.tile'),
    href: adminPaths.adminTerms.to(language),
    oldestAt: null,
  };
  const letter: DeskEntry = {
    name: 'letter',
    label: text('admin.letter'),
    lead: text('admin.letter.tile'),
    href: adminPaths.adminLetter.to(language),
    oldestAt: null,
  };
  const clock: DeskEntry = {
    name: 'clock',
    label: text('admin.clock'),
    lead: text('admin.clock.tile'),
    href: adminPaths.adminClock.to(language),
    oldestAt: null,
  };
  return [
    ...lists,
    {
      title: text('admin.group.platform'),
      // Only the demonstration has a clock that can be moved.
      entries: overview?.demo === true ? [letter, terms, clock] : [letter, terms],
    },
  ];
}
