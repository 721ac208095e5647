// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listProjects: Operation<'listProjects'> = {"id":"listProjects","at":"GET /app/room-by-room/current-projects","token":"main"};
export const listStyles: Operation<'listStyles'> = {"id":"listStyles","at":"GET /app/room-by-room/style-list","token":"main"};
export const listRoomsOfDesign: Operation<'listRoomsOfDesign'> = {"id":"listRoomsOfDesign","at":"GET /app/room-by-room/room-by-design/{designId}","token":"main"};
export const getProject: Operation<'getProject'> = {"id":"getProject","at":"GET /app/room-by-room/project/{id}","token":"main"};
export const getRoomHome: Operation<'getRoomHome'> = {"id":"getRoomHome","at":"GET /app/room-by-room/home/{designId}","token":"main"};
export const listProjectParts: Operation<'listProjectParts'> = {"id":"listProjectParts","at":"GET /app/room-by-room/project/small/list","token":"main"};
export const listRoomHomes: Operation<'listRoomHomes'> = {"id":"listRoomHomes","at":"GET /app/room-by-room/homes","token":"main","pages":true};
export const listProductPlaces: Operation<'listProductPlaces'> = {"id":"listProductPlaces","at":"GET /app/room-by-room/product-places","token":"main"};
export const listFinishedHomes: Operation<'listFinishedHomes'> = {"id":"listFinishedHomes","at":"GET /app/room-by-room/showcase/list","token":"main","pages":true};
export const getFinishedHome: Operation<'getFinishedHome'> = {"id":"getFinishedHome","at":"GET /app/room-by-room/showcase/detail/{id}","token":"main"};
export const listOfficePlans: Operation<'listOfficePlans'> = {"id":"listOfficePlans","at":"GET /app/room-by-room/office/plans","fresh":3600000};
export const detectPlan: Operation<'detectPlan'> = {"id":"detectPlan","at":"POST /app/room-by-room/office/plan-doors","form":true};
export const listOfficeProjects: Operation<'listOfficeProjects'> = {"id":"listOfficeProjects","at":"GET /app/room-by-room/office/projects/list","token":"main","ofMember":true};
export const saveOfficeProject: Operation<'saveOfficeProject'> = {"id":"saveOfficeProject","at":"POST /app/room-by-room/office/projects/save","token":"main","ofMember":true,"stale":["listOfficeProjects","getOfficeProject"]};
export const removeOfficeProject: Operation<'removeOfficeProject'> = {"id":"removeOfficeProject","at":"POST /app/room-by-room/office/projects/remove","token":"main","ofMember":true,"stale":["getOfficeProject"],"is":{"id":"listOfficeProjects"}};
export const getOfficeProject: Operation<'getOfficeProject'> = {"id":"getOfficeProject","at":"GET /app/room-by-room/office/projects/of/{id}","token":"main","ofMember":true};
export const listOfficeQuotations: Operation<'listOfficeQuotations'> = {"id":"listOfficeQuotations","at":"GET /app/room-by-room/office/quotations/list","token":"main","ofMember":true,"pages":true};
export const requestOfficeQuotation: Operation<'requestOfficeQuotation'> = {"id":"requestOfficeQuotation","at":"POST /app/room-by-room/office/quotations/request","token":"main","ofMember":true,"once":"key","stale":["listOfficeQuotations","getOfficeQuotation","listOfficeQuotationCases","getAdminOverview"]};
export const getOfficeQuotation: Operation<'getOfficeQuotation'> = {"id":"getOfficeQuotation","at":"GET /app/room-by-room/office/quotations/of/{id}","token":"main","ofMember":true};
export const moveOfficeQuotation: Operation<'moveOfficeQuotation'> = {"id":"moveOfficeQuotation","at":"POST /app/room-by-room/office/quotations/move/{id}","token":"main","ofMember":true,"stale":["listOfficeQuotations","getOfficeQuotation","listOfficeQuotationCases","getAdminOverview"]};
export const listSavedRooms: Operation<'listSavedRooms'> = {"id":"listSavedRooms","at":"GET /app/room-by-room/saved/list","token":"main","ofMember":true};
export const saveRooms: Operation<'saveRooms'> = {"id":"saveRooms","at":"POST /app/room-by-room/saved/save","token":"main","ofMember":true,"is":{"id":"listSavedRooms"}};
export const renameSavedRooms: Operation<'renameSavedRooms'> = {"id":"renameSavedRooms","at":"POST /app/room-by-room/saved/rename","token":"main","ofMember":true,"is":{"id":"listSavedRooms"}};
export const removeSavedRooms: Operation<'removeSavedRooms'> = {"id":"removeSavedRooms","at":"POST /app/room-by-room/saved/remove","token":"main","ofMember":true,"is":{"id":"listSavedRooms"}};
