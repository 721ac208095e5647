import { type ProjectDraft, saveProjectDraft } from '@hien/api';
import { useSend } from '../../shared/calls/useSend.ts';
import { useKeptDraft } from '../../shared/forms/useKeptDraft.ts';

export type Content = ProjectDraft['content'];

/** What is typed of a project; on this device it is its company's, whoever signs in next. */
export function useProjectDraft(companyId: number, draft: ProjectDraft) {
  const saving = useSend(saveProjectDraft);
  return useKeptDraft<Content>({
    name: `project-${companyId}-${draft.id ?? 'new'}`,
    draft,
    savedAt: draft.saved_at,
    send: async (content, version) => {
      const kept = await saving.send({ id: draft.id, expected_version: version, content });
      return { version: kept.version, savedAt: kept.saved_at };
    },
  });
}
