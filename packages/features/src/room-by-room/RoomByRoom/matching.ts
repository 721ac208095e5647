import type { RbrProject } from '@hien/api';
import { fold } from '@hien/domain';

/** Projects in whose name, place or towers each word stands, accents aside. */
export function matching(projects: readonly RbrProject[], q: string): readonly RbrProject[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return projects.filter(({ project_name, location, towers }) => {
    const told = fold([project_name, location, ...towers].join(' '));
    return words.every((word) => told.includes(word));
  });
}
