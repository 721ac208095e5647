import { type Language, errorText } from '@hien/domain';
import { type OfficeProject, readProject } from '@hien/domain/office-plan';
import { ApiError } from '../../http/api-error.ts';

/**
 * The project that a body says.
 * @throws {ApiError} VALIDATION when it is none.
 */
export function readContent(content: unknown, language: Language): OfficeProject {
  const project = readProject(content);
  if (project === null) throw badContent(language);
  return project;
}

/** The refusal of content that cannot be worked with. */
export const badContent = (language: Language): ApiError =>
  new ApiError('VALIDATION', {
    errors: [{ field: 'content', code: 'VALIDATION', message: errorText('VALIDATION', language) }],
  });
