import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { getBuiltProject, listBuiltProjects } from './built-projects.ts';
import { getFinishedHome, listFinishedHomes } from './finished-homes.ts';

export function builtHandlers(services: Services) {
  return {
    listBuiltProjects: listBuiltProjects(services),
    getBuiltProject: getBuiltProject(services),
    listFinishedHomes: listFinishedHomes(services),
    getFinishedHome: getFinishedHome(services),
  } satisfies Partial<Handlers>;
}
