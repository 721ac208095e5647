import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { addRoomsToCart } from './add-rooms.ts';
import { listOfficePlans } from './office/plans.ts';
import { keepModules, listKeptModules, releaseModule } from './office/kept-modules.ts';
import {
  getOfficeProject,
  listOfficeProjects,
  removeOfficeProject,
  saveOfficeProject,
} from './office/projects.ts';
import {
  getOfficeQuotation,
  listOfficeQuotations,
  moveOfficeQuotation,
  requestOfficeQuotation,
} from './office/quotations.ts';
import { detectPlan } from './plan-picture/detect-plan.ts';
import type { Pictures } from '../content/uploads.ts';
import { getRoomHome } from './home.ts';
import { listRoomHomes } from './homes.ts';
import { listProductPlaces } from './product-places.ts';
import { getProject, listProjectParts, listProjects, listStyles } from './projects.ts';
import { listRoomsOfDesign } from './rooms.ts';
import { listSavedRooms, removeSavedRooms, renameSavedRooms, saveRooms } from './saved-rooms.ts';

export function roomByRoomHandlers(services: Services, pictures: Pictures) {
  return {
    listProjects: listProjects(services),
    listStyles: listStyles(services),
    getProject: getProject(services),
    listProjectParts: listProjectParts(services),
    listRoomsOfDesign: listRoomsOfDesign(services),
    getRoomHome: getRoomHome(services),
    addRoomsToCart: addRoomsToCart(services),
    listProductPlaces: listProductPlaces(services),
    listRoomHomes: listRoomHomes(services),
    listOfficePlans: listOfficePlans(),
    detectPlan: detectPlan(pictures),
    listOfficeProjects: listOfficeProjects(services),
    getOfficeProject: getOfficeProject(services),
    saveOfficeProject: saveOfficeProject(services),
    removeOfficeProject: removeOfficeProject(services),
    listKeptModules: listKeptModules(services),
    keepModules: keepModules(services),
    releaseModule: releaseModule(services),
    requestOfficeQuotation: requestOfficeQuotation(services),
    listOfficeQuotations: listOfficeQuotations(services),
    getOfficeQuotation: getOfficeQuotation(services),
    moveOfficeQuotation: moveOfficeQuotation(services),
    listSavedRooms: listSavedRooms(services),
    saveRooms: saveRooms(services),
    renameSavedRooms: renameSavedRooms(services),
    removeSavedRooms: removeSavedRooms(services),
  } satisfies Partial<Handlers>;
}
