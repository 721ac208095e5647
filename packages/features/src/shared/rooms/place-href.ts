import type { RbrProductPlace } from '@hien/api';
import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';

/** The selector with the product where it stands. */
export const placeHref = (language: Language, place: RbrProductPlace): string =>
  paths.roomByRoomProjectDetail.to(
    language,
    { pro_name: place.project_slug, id: place.design_id },
    { s: place.selection },
  );
