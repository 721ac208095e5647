import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { listDesignsByIds, listSimpleDesigns, listTopDesigns } from './designs.ts';
import { countDesigns } from './count-designs.ts';
import { getDesign, getDesignPreview } from './detail.ts';
import {
  listPackageFiles,
  makeDownloadLink,
  openDownload,
  revokeDownloadLink,
} from './download/links.ts';
import { askForDownloads } from './download/extension.ts';
import { getOwnedDesign, listOwnedDesigns } from './download/owned-designs.ts';
import {
  askForLargePictures,
  decideLargePictures,
  getLargePictures,
  listLargePictureCases,
  readLargePicture,
} from './large-pictures/requests.ts';
import { listDesigns } from './list-designs.ts';
import {
  deleteDesignDraft,
  readDesignDraft,
  saveDesignDraft,
  sendDesignDraft,
  withdrawDesignDraft,
} from './partner/design-drafts.ts';
import { getDesignPartner } from './partner/partner-page.ts';
import { listOwnDesigns, orderOwnDesigns, sellDesign } from './partner/own-designs.ts';
import type { PackageFiles } from './package/package-files.ts';
import { listFurnitureDecor, listSimpleFurnitureDecor } from './furniture-decor.ts';

type Pictures = Parameters<typeof readLargePicture>[1];

export function designHandlers(services: Services, packages: PackageFiles, pictures: Pictures) {
  return {
    listFurnitureDecor: listFurnitureDecor(services),
    listSimpleFurnitureDecor: listSimpleFurnitureDecor(services),
    listTopDesigns: listTopDesigns(services),
    listSimpleDesigns: listSimpleDesigns(services),
    listDesignsByIds: listDesignsByIds(services),
    listDesigns: listDesigns(services),
    countDesigns: countDesigns(services),
    getDesignPreview: getDesignPreview(services),
    getDesign: getDesign(services),
    getDesignPartner: getDesignPartner(services),
    listPackageFiles: listPackageFiles(services, packages),
    listOwnedDesigns: listOwnedDesigns(services),
    askForDownloads: askForDownloads(services),
    getLargePictures: getLargePictures(services),
    askForLargePictures: askForLargePictures(services),
    readLargePicture: readLargePicture(services, pictures),
    listLargePictureCases: listLargePictureCases(services),
    decideLargePictures: decideLargePictures(services),
    getOwnedDesign: getOwnedDesign(services),
    makeDownloadLink: makeDownloadLink(services),
    revokeDownloadLink: revokeDownloadLink(services),
    openDownload: openDownload(services, packages),
    listOwnDesigns: listOwnDesigns(services),
    orderOwnDesigns: orderOwnDesigns(services),
    sellDesign: sellDesign(services),
    readDesignDraft: readDesignDraft(services),
    saveDesignDraft: saveDesignDraft(services),
    sendDesignDraft: sendDesignDraft(services),
    withdrawDesignDraft: withdrawDesignDraft(services),
    deleteDesignDraft: deleteDesignDraft(services),
  } satisfies Partial<Handlers>;
}
