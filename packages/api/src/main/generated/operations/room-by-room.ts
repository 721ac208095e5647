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
export const listSavedRooms: Operation<'listSavedRooms'> = {"id":"listSavedRooms","at":"GET /app/room-by-room/saved/list","token":"main","ofMember":true};
export const saveRooms: Operation<'saveRooms'> = {"id":"saveRooms","at":"POST /app/room-by-room/saved/save","token":"main","ofMember":true,"is":{"id":"listSavedRooms"}};
export const renameSavedRooms: Operation<'renameSavedRooms'> = {"id":"renameSavedRooms","at":"POST /app/room-by-room/saved/rename","token":"main","ofMember":true,"is":{"id":"listSavedRooms"}};
export const removeSavedRooms: Operation<'removeSavedRooms'> = {"id":"removeSavedRooms","at":"POST /app/room-by-room/saved/remove","token":"main","ofMember":true,"is":{"id":"listSavedRooms"}};
