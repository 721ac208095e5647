import type { Handlers } from '../http/handler.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { Services } from '../services.ts';
import { listArticles } from './articles.ts';
import { getFigures } from './figures.ts';
import { readPrivateUpload } from './private-uploads.ts';
import { getTerms, listTerms } from './terms.ts';
import { uploadImages, uploadPrivate } from './uploads.ts';

export function contentHandlers(services: Services, store: MediaStore) {
  return {
    listArticles: listArticles(services),
    uploadImages: uploadImages(services, store),
    readPrivateUpload: readPrivateUpload(services, store),
    uploadPrivate: uploadPrivate(services, store),
    listTerms: listTerms(services),
    getTerms: getTerms(services),
    getFigures: getFigures(services),
  } satisfies Partial<Handlers>;
}
