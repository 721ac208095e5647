import {
  type AnnouncedTerms,
  type TermsAnnouncement,
  type TermsSource,
  announceTerms,
  isApiError,
  termsSourceQuery,
} from '@hien/api';
import type { SubmitFailure } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { codeTextOf } from '../../shared/forms/refusal.ts';
import { submitFailure } from '../../shared/forms/submit-failure.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Where the draft of a document lies on this device. */
export const termsDraft = (category: TermsSource['category']) => draftStore(`terms-${category}`);

export type Announce = (
  announcement: TermsAnnouncement,
  /** Told the version that was announced meanwhile, so that the next try is made on it. */
  onNewer: (version: number) => void,
) => Promise<SubmitFailure | undefined>;

/** Announces a version; what members read of the document is asked for anew. */
export function useAnnounce() {
  const text = useText();
  const queryClient = useQueryClient();
  const [announced, setAnnounced] = useState<AnnouncedTerms>();

  const refused = (error: unknown): SubmitFailure => {
    const failure = submitFailure(error, text);
    return {
      ...failure,
      errors: failure.errors?.map((one) => ({
        ...one,
        message:
          one.field === 'in_force_on'
            ? text('admin.terms.day.refused')
            : (codeTextOf(text)(one.code ?? '') ?? one.message),
      })),
    };
  };

  const announce: Announce = async (announcement, onNewer) => {
    const { category } = announcement;
    try {
      const made = await announceTerms(announcement);
      termsDraft(category).clear();
      setAnnounced(made);
      await Promise.all([
        queryClient.invalidateQueries(termsSourceQuery(category)),
        queryClient.invalidateQueries({ queryKey: ['content', 'terms'] }),
      ]);
      return undefined;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'VERSION_CONFLICT') return refused(error);
      const now = await queryClient.fetchQuery({ ...termsSourceQuery(category), staleTime: 0 });
      onNewer(now.version);
      return { message: text('admin.terms.conflict', { version: now.version }) };
    }
  };

  return { announced, announce, another: () => setAnnounced(undefined) };
}
