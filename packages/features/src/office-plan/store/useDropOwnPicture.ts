import { getOfficeProject, query } from '@hien/api';
import { readProject } from '@hien/domain/office-plan';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { readKept } from './kept-projects.ts';
import { dropPicture } from './own-pictures.ts';

/** Finds the picture of a member's project while the project is still there, and answers what throws it away. */
export function useDropOwnPicture() {
  const language = useLanguage();
  const queryClient = useQueryClient();
  return async (id: number): Promise<() => void> => {
    const stored = await queryClient
      .fetchQuery({ ...query(getOfficeProject, language, { id }), retry: false })
      .catch(() => null);
    const project = readKept(id)?.project ?? (stored === null ? null : readProject(stored.content));
    const plan = project?.plan;
    return () => {
      if (plan?.kind === 'own') void dropPicture(plan.file);
    };
  };
}
