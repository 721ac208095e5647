import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { listDesignsByIds, listSimpleDesigns, listTopDesigns } from './designs.ts';
import { getDesign, getDesignPreview } from './detail.ts';
import { listDesigns } from './list-designs.ts';
import { listFurnitureDecor, listSimpleFurnitureDecor } from './furniture-decor.ts';

export function designHandlers(services: Services) {
  return {
    listFurnitureDecor: listFurnitureDecor(services),
    listSimpleFurnitureDecor: listSimpleFurnitureDecor(services),
    listTopDesigns: listTopDesigns(services),
    listSimpleDesigns: listSimpleDesigns(services),
    listDesignsByIds: listDesignsByIds(services),
    listDesigns: listDesigns(services),
    getDesignPreview: getDesignPreview(services),
    getDesign: getDesign(services),
  } satisfies Partial<Handlers>;
}
