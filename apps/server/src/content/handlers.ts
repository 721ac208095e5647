import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { deskHandlers } from './desk/handlers.ts';
import { getArticle, listArticles } from './articles.ts';
import { getEssay, listEssays } from './essays.ts';
import { getFigures } from './figures.ts';
import { readPrivateUpload } from './private-uploads.ts';
import { getTerms, listTerms } from './terms.ts';
import { type Pictures, uploadImages, uploadPrivate, uploadPrivateDocument } from './uploads.ts';

export function contentHandlers(services: Services, pictures: Pictures) {
  return {
    listArticles: listArticles(services),
    getArticle: getArticle(services),
    listEssays: listEssays(services),
    getEssay: getEssay(services),
    uploadImages: uploadImages(services, pictures),
    readPrivateUpload: readPrivateUpload(services, pictures.store),
    uploadPrivate: uploadPrivate(services, pictures),
    uploadPrivateDocument: uploadPrivateDocument(services, pictures),
    listTerms: listTerms(services),
    getTerms: getTerms(services),
    getFigures: getFigures(services),
    ...deskHandlers(services),
  } satisfies Partial<Handlers>;
}
