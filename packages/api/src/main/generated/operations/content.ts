// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { Operation } from '../../../calls/operation.ts';

export const uploadPrivateDocument: Operation<'uploadPrivateDocument'> = {"id":"uploadPrivateDocument","at":"POST /app/upload/private-document","token":"main","ofMember":true,"form":true};
export const uploadPrivate: Operation<'uploadPrivate'> = {"id":"uploadPrivate","at":"POST /app/upload/private","token":"main","ofMember":true,"form":true};
export const readPrivateUpload: Operation<'readPrivateUpload'> = {"id":"readPrivateUpload","at":"GET /app/upload/private/{name}","token":"main","ofMember":true,"fresh":86400000,"plain":true};
export const listTerms: Operation<'listTerms'> = {"id":"listTerms","at":"GET /app/term/list"};
export const getTerms: Operation<'getTerms'> = {"id":"getTerms","at":"GET /app/term/detail/{category}"};
export const getFigures: Operation<'getFigures'> = {"id":"getFigures","at":"GET /app/about/figures"};
export const listArticles: Operation<'listArticles'> = {"id":"listArticles","at":"GET /admin/article/list","token":"main","pages":true};
export const getArticle: Operation<'getArticle'> = {"id":"getArticle","at":"GET /app/article/{id}","token":"main"};
export const listEssays: Operation<'listEssays'> = {"id":"listEssays","at":"GET /app/essay","token":"main","pages":true};
export const getEssay: Operation<'getEssay'> = {"id":"getEssay","at":"GET /app/essay/{id}","token":"main"};
export const uploadImages: Operation<'uploadImages'> = {"id":"uploadImages","at":"POST /aws/upload","form":true};
