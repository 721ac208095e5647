import type { Handlers } from '../http/handler.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { Services } from '../services.ts';
import { listArticles } from './articles.ts';
import { uploadImages } from './uploads.ts';

export function contentHandlers(services: Services, store: MediaStore) {
  return {
    listArticles: listArticles(services),
    uploadImages: uploadImages(services, store),
  } satisfies Partial<Handlers>;
}
