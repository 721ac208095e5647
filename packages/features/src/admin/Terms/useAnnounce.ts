import {
  type AnnouncedTerms,
  type TermsAnnouncement,
  announceTerms,
  getTermsSource,
  query,
} from '@hien/api';
import type { SubmitFailure } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureOf } from '../../shared/forms/failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

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

  const announce: Announce = async (announcement, onNewer) => {
    const { category } = announcement;
    try {
      setAnnounced(await announcing.send(announcement));
      return undefined;
    } catch (error) {
      return failureOf(error, text, {
        says: {
          VALIDATION: ({ fields }) =>
            fields.some(({ field }) => field === 'in_force_on')
              ? { errors: [{ field: 'in_force_on', message: text('admin.terms.day.refused') }] }
              : undefined,
          VERSION_CONFLICT: async () => {
            const source = query(getTermsSource, language, { category });
            const { version } = await queryClient.fetchQuery({ ...source, staleTime: 0 });
            onNewer(version);
            return text('admin.terms.conflict', { version });
          },
        },
      });
    }
  };

  return { announced, announce, another: () => setAnnounced(undefined) };
}
