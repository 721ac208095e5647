import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { listArticles } from './articles.ts';
import { uploadImages } from './uploads.ts';

export function contentHandlers(services: Services, uploadsFolder: string) {
  return {
    listArticles: listArticles(services),
    uploadImages: uploadImages(services, uploadsFolder),
  } satisfies Partial<Handlers>;
}
