import { type Language, errorText } from '@hien/domain';
import {
  type OfficeProject,
  crossedRoom,
  crossedRoomText,
  readProject,
} from '@hien/domain/office-plan';
import { ApiError } from '../../http/api-error.ts';

/**
 * The project that a body says.
 * @throws {ApiError} VALIDATION when it is none; where it is one but for a room whose sides cross, with that sentence.
 */
export function readContent(content: unknown, language: Language): OfficeProject {
  const project = readProject(content);
  if (project !== null) return project;
  const room = crossedRoom(content);
  throw room === null ? badContent(language) : refused(crossedRoomText(room)[language]);
}

/** The refusal of content that cannot be worked with. */
export const badContent = (language: Language): ApiError =>
  refused(errorText('VALIDATION', language));

const refused = (said: string): ApiError =>
  new ApiError('VALIDATION', {
    said,
    errors: [{ field: 'content', code: 'VALIDATION', message: said }],
  });
