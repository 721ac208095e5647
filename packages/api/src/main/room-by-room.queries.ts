import type { Language } from '@hien/domain';
import { queryOptions } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type { operations } from './generated/types.ts';

export type StylesInput = NonNullable<operations['listStyles']['parameters']['query']>;
export type RoomsInput = NonNullable<operations['listRoomsOfDesign']['parameters']['query']>;

/** Projects whose homes can be furnished room by room. */
export function projectsQuery(language: Language) {
  return queryOptions({
    queryKey: ['room-by-room', 'projects', language],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language } };
      return (
        await unwrapData(mainApi.GET('/app/room-by-room/current-projects', { params, signal }))
      ).items;
    },
  });
}

/** Styles drawn for a project, a tower or a type of home, as the server knows them (without the four fixed ones). */
export function stylesQuery(language: Language, input: StylesInput = {}) {
  return queryOptions({
    queryKey: ['room-by-room', 'styles', language, input],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return (await unwrapData(mainApi.GET('/app/room-by-room/style-list', { params, signal })))
        .items;
    },
  });
}

/** Rooms of a design with their layouts. */
export function roomsQuery(language: Language, designId: number, input: RoomsInput = {}) {
  return queryOptions({
    queryKey: ['room-by-room', 'rooms', language, designId, input],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, path: { designId }, query: input };
      return (
        await unwrapData(
          mainApi.GET('/app/room-by-room/room-by-design/{designId}', { params, signal }),
        )
      ).items;
    },
  });
}

/** A project with its styles and units. */
export function projectQuery(language: Language, id: number) {
  return queryOptions({
    queryKey: ['room-by-room', 'project', language, id],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, path: { id } };
      return unwrapData(mainApi.GET('/app/room-by-room/project/{id}', { params, signal }));
    },
  });
}

/** Blocks and phases of a project. */
export function projectPartsQuery(language: Language, projectId: number) {
  return queryOptions({
    queryKey: ['room-by-room', 'project-parts', language, projectId],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: { project_id: projectId } };
      return (
        await unwrapData(mainApi.GET('/app/room-by-room/project/small/list', { params, signal }))
      ).items;
    },
  });
}
