import { type CompanyDraft, saveCompanyDraft } from '@hien/api';
import { useSend } from '../../../shared/calls/useSend.ts';
import { useKeptDraft } from '../../../shared/forms/useKeptDraft.ts';

export type Content = CompanyDraft['content'];
export type OwnDraft = ReturnType<typeof useCompanyDraft>;

/** What is typed of a company; on this device it is its own, whoever signs in next. */
export function useCompanyDraft(companyId: number, draft: CompanyDraft) {
  const saving = useSend(saveCompanyDraft);
  return useKeptDraft<Content>({
    name: `company-${companyId}`,
    draft,
    savedAt: draft.saved_at,
    send: async (content, version) => {
      const kept = await saving.send({ expected_version: version, content });
      return { version: kept.version, savedAt: kept.saved_at };
    },
  });
}
