import { type DesignDraft, saveDesignDraft } from '@hien/api';
import { type DesignFault, type DesignField, fieldOfFault } from '@hien/domain';
import { useSend } from '../../../shared/calls/useSend.ts';
import { useKeptDraft } from '../../../shared/forms/useKeptDraft.ts';
import type { DesignStep } from './designs-address.ts';

export type Content = DesignDraft['content'];

/** What a step gets: the design as it is typed, how to type, and what is wrong with it. */
export interface Step {
  readonly content: Content;
  readonly type: (change: Partial<Content>) => void;
  /** Said at the fields; none before somebody wanted to send it. */
  readonly faults: readonly DesignFault[];
}

/** The same, where files are sent: `place` tells one uploader from the others. */
export interface UploadingStep extends Step {
  /** What is typed by now, for what ends later than it was drawn. */
  readonly latest: () => Content;
  readonly onPending: (place: string, count: number) => void;
}

const steps: Readonly<Record<DesignField, Exclude<DesignStep, 'check'>>> = {
  design_type: 'basics',
  house_type: 'basics',
  style: 'basics',
  area: 'basics',
  plan_type: 'basics',
  price: 'basics',
  name: 'words',
  summary: 'words',
  description: 'words',
  pictures: 'pictures',
  plans: 'pictures',
  files: 'pictures',
  rooms: 'rooms',
};

/** In which step a fault is mended. */
export const stepOf = (fault: Pick<DesignFault, 'field'>) => steps[fieldOfFault(fault)];

/** The id of the control of a field or a part of one, so that a list of faults can lead to it. */
export const controlId = (field: string): string => `design-${field.replaceAll('.', '-')}`;

/** What is typed of a design; on this device it is its partner's, whoever signs in next. */
export function useDesignDraft(memberId: number, draft: DesignDraft) {
  const saving = useSend(saveDesignDraft);
  return useKeptDraft<Content>({
    name: `design-${memberId}-${draft.id ?? 'new'}`,
    draft,
    savedAt: draft.saved_at,
    send: async (content, version) => {
      const kept = await saving.send({ id: draft.id, expected_version: version, content });
      return { version: kept.version, savedAt: kept.saved_at };
    },
  });
}
