import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import type { FindProducts } from '../shop/search/find-products.ts';
import { listBanners } from './banners.ts';
import { listLetters, saveLetter } from './newsletter/desk.ts';
import { confirmNewsletter, leaveNewsletter } from './newsletter/answer.ts';
import { subscribeNewsletter } from './newsletter/subscribe.ts';
import { search } from './search.ts';

export function homeHandlers(services: Services, findProducts: FindProducts) {
  return {
    listBanners: listBanners(services),
    subscribeNewsletter: subscribeNewsletter(services),
    confirmNewsletter: confirmNewsletter(services),
    leaveNewsletter: leaveNewsletter(services),
    listLetters: listLetters(services),
    saveLetter: saveLetter(services),
    search: search(services, findProducts),
  } satisfies Partial<Handlers>;
}
