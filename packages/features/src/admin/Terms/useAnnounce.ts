import {
  type AnnouncedTerms,
  type TermsAnnouncement,
  type TermsSource,
  announceTerms,
  getTermsSource,
  isApiError,
  query,
} from '@hien/api';
import type { SubmitFailure } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { codeTextOf } from '../../shared/forms/code-text.ts';
import { submitFailure } from '../../shared/forms/submit-failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
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
  const language = useLanguage();
  const announcing = useSend(announceTerms);
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
      const made = await announcing.send(announcement);
      termsDraft(category).clear();
      setAnnounced(made);
      return undefined;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'VERSION_CONFLICT') return refused(error);
      const source = query(getTermsSource, language, { category });
      const { version } = await queryClient.fetchQuery({ ...source, staleTime: 0 });
      onNewer(version);
      return { message: text('admin.terms.conflict', { version }) };
    }
  };

  return { announced, announce, another: () => setAnnounced(undefined) };
}
