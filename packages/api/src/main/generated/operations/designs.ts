// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listFurnitureDecor: Operation<'listFurnitureDecor'> = {"id":"listFurnitureDecor","at":"GET /app/furniture-decor/list","token":"main","pages":true};
export const listSimpleFurnitureDecor: Operation<'listSimpleFurnitureDecor'> = {"id":"listSimpleFurnitureDecor","at":"GET /app/furniture-decor/simple/list","token":"main","pages":true};
export const listTopDesigns: Operation<'listTopDesigns'> = {"id":"listTopDesigns","at":"GET /app/interior-design/design-have-product-random","token":"main"};
export const listSimpleDesigns: Operation<'listSimpleDesigns'> = {"id":"listSimpleDesigns","at":"GET /app/interior-design/list-simple-design","token":"main","pages":true};
export const listDesigns: Operation<'listDesigns'> = {"id":"listDesigns","at":"GET /app/interior-design/list","token":"main","pages":true};
export const getDesignPreview: Operation<'getDesignPreview'> = {"id":"getDesignPreview","at":"GET /app/interior-design/preview/{id}","token":"main"};
export const getDesign: Operation<'getDesign'> = {"id":"getDesign","at":"GET /app/interior-design/detail/{id}","token":"main","ofMember":true};
export const listPackageFiles: Operation<'listPackageFiles'> = {"id":"listPackageFiles","at":"GET /app/interior-design/files/{id}","token":"main","ofMember":true};
export const listOwnedDesigns: Operation<'listOwnedDesigns'> = {"id":"listOwnedDesigns","at":"GET /app/interior-design/owned/list","token":"main","ofMember":true,"pages":true};
export const getOwnedDesign: Operation<'getOwnedDesign'> = {"id":"getOwnedDesign","at":"GET /app/interior-design/owned/{id}","token":"main","ofMember":true};
export const makeDownloadLink: Operation<'makeDownloadLink'> = {"id":"makeDownloadLink","at":"POST /app/interior-design/owned/{id}/link","token":"main","ofMember":true,"stale":["getOwnedDesign"]};
export const revokeDownloadLink: Operation<'revokeDownloadLink'> = {"id":"revokeDownloadLink","at":"POST /app/interior-design/owned/{id}/revoke","token":"main","ofMember":true,"stale":["getOwnedDesign"]};
export const askForDownloads: Operation<'askForDownloads'> = {"id":"askForDownloads","at":"POST /app/interior-design/owned/{id}/extension","token":"main","ofMember":true,"stale":["getOwnedDesign"]};
export const openDownload: Operation<'openDownload'> = {"id":"openDownload","at":"POST /app/interior-design/owned/{id}/open","token":"main","ofMember":true};
export const listDesignComments: Operation<'listDesignComments'> = {"id":"listDesignComments","at":"GET /app/interior-design/comment/list","token":"main","pages":true,"fresh":0};
export const writeDesignComment: Operation<'writeDesignComment'> = {"id":"writeDesignComment","at":"POST /app/interior-design/comment","token":"main","ofMember":true,"once":"key","stale":["listShareComments","listDesignComments","getInteriorShare","listInteriorShares"]};
export const listDesignsByIds: Operation<'listDesignsByIds'> = {"id":"listDesignsByIds","at":"GET /app/interior-design/by-ids","token":"main"};
export const listBuiltProjects: Operation<'listBuiltProjects'> = {"id":"listBuiltProjects","at":"GET /app/built-project/list","token":"main","pages":true};
export const getBuiltProject: Operation<'getBuiltProject'> = {"id":"getBuiltProject","at":"GET /app/built-project/detail/{id}","token":"main"};
