// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const listJobs: Operation<'listJobs'> = {"id":"listJobs","at":"GET /app/job/list","token":"main","pages":true,"fresh":3600000};
export const getJob: Operation<'getJob'> = {"id":"getJob","at":"GET /app/job/detail/{id}","token":"main","fresh":3600000};
export const getJobApplication: Operation<'getJobApplication'> = {"id":"getJobApplication","at":"GET /app/job/application/{id}","token":"main","ofMember":true,"plain":true};
export const applyForJob: Operation<'applyForJob'> = {"id":"applyForJob","at":"POST /app/job/apply/{id}","token":"main","ofMember":true,"stale":["getJobApplication"]};
export const withdrawJobApplication: Operation<'withdrawJobApplication'> = {"id":"withdrawJobApplication","at":"POST /app/job/withdraw/{id}","token":"main","ofMember":true,"bare":true,"stale":["getJobApplication"]};
export const listInteriorShares: Operation<'listInteriorShares'> = {"id":"listInteriorShares","at":"GET /app/interior-share/list","token":"main","pages":true};
export const likeInteriorShare: Operation<'likeInteriorShare'> = {"id":"likeInteriorShare","at":"POST /app/interior-share/like","token":"main","ofMember":true,"stale":["listLikedShares","listMyHomes"]};
export const viewInteriorShare: Operation<'viewInteriorShare'> = {"id":"viewInteriorShare","at":"POST /app/interior-share/view","token":"main"};
export const listLikedShares: Operation<'listLikedShares'> = {"id":"listLikedShares","at":"GET /app/interior-share/liked","token":"main","ofMember":true,"plain":true};
export const listMyHomes: Operation<'listMyHomes'> = {"id":"listMyHomes","at":"GET /app/interior-share/mine","token":"main","ofMember":true,"pages":true};
export const listShareComments: Operation<'listShareComments'> = {"id":"listShareComments","at":"GET /app/interior-share/comment/list","token":"main","pages":true,"fresh":0};
export const writeShareComment: Operation<'writeShareComment'> = {"id":"writeShareComment","at":"POST /app/interior-share/comment","token":"main","ofMember":true,"once":"key","stale":["listShareComments","listDesignComments","getInteriorShare","listInteriorShares"]};
export const editShareComment: Operation<'editShareComment'> = {"id":"editShareComment","at":"POST /app/interior-share/comment/edit","token":"main","ofMember":true,"stale":["listShareComments","listDesignComments","getInteriorShare","listInteriorShares"]};
export const deleteShareComment: Operation<'deleteShareComment'> = {"id":"deleteShareComment","at":"POST /app/interior-share/comment/delete","token":"main","ofMember":true,"stale":["listShareComments","listDesignComments","getInteriorShare","listInteriorShares","listMyRemovals"]};
export const reportInteriorShare: Operation<'reportInteriorShare'> = {"id":"reportInteriorShare","at":"POST /app/interior-share/report","token":"main","ofMember":true};
export const listMyRemovals: Operation<'listMyRemovals'> = {"id":"listMyRemovals","at":"GET /app/interior-share/removal/list","token":"main","ofMember":true,"pages":true};
export const appealRemoval: Operation<'appealRemoval'> = {"id":"appealRemoval","at":"POST /app/interior-share/removal/{id}/appeal","token":"main","ofMember":true,"stale":["listMyRemovals"]};
export const getModerationNumbers: Operation<'getModerationNumbers'> = {"id":"getModerationNumbers","at":"GET /app/interior-share/moderation"};
export const listMyPosts: Operation<'listMyPosts'> = {"id":"listMyPosts","at":"GET /app/interior-share/post/list","token":"main","ofMember":true,"pages":true};
export const createPost: Operation<'createPost'> = {"id":"createPost","at":"POST /app/interior-share/post/create","token":"main","ofMember":true,"once":"key","stale":["listMyPosts"]};
export const getMyPost: Operation<'getMyPost'> = {"id":"getMyPost","at":"GET /app/interior-share/post/{id}","token":"main","ofMember":true};
export const savePost: Operation<'savePost'> = {"id":"savePost","at":"POST /app/interior-share/post/{id}/save","token":"main","ofMember":true,"stale":["listMyPosts"]};
export const movePost: Operation<'movePost'> = {"id":"movePost","at":"POST /app/interior-share/post/{id}/move","token":"main","ofMember":true,"stale":["listMyPosts","listMyHomes","getMyPost","listInteriorShares","getInteriorShare"]};
export const planPost: Operation<'planPost'> = {"id":"planPost","at":"POST /app/interior-share/post/{id}/plan","token":"main","ofMember":true,"stale":["listMyPosts","getMyPost"]};
export const getInteriorShare: Operation<'getInteriorShare'> = {"id":"getInteriorShare","at":"GET /app/interior-share/detail/{slug}","token":"main"};
