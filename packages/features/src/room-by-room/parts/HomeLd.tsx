import type { RbrHome, RbrProject, RbrProjectDetail } from '@hien/api';
import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { mediaUrl } from '@hien/ui';
import { use } from 'react';
import { JsonLd } from '../../shared/head/JsonLd.tsx';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

type Data = Readonly<Record<string, unknown>>;

/** Square metres, as schema.org and the codes of UN/CEFACT call them. */
const squareMetres = (value: number): Data => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: 'MTK',
});

const projectUrl = (origin: string, language: Language, { slug }: RbrProject): string =>
  origin + paths.roomByRoomProject.to(language, { pro_name: slug });

const homeUrl = (origin: string, language: Language, { slug }: RbrProject, id: number): string =>
  origin + paths.roomByRoomProjectDetail.to(language, { pro_name: slug, id });

/** What search engines read of a home: its size, its rooms, the project it belongs to. */
export function HomeLd({ home }: { home: RbrHome }) {
  const origin = use(OriginContext);
  const language = useLanguage();
  const { project, rooms } = home;
  return (
    <JsonLd
      data={{
        '@type': 'Apartment',
        name: home.name,
        url: homeUrl(origin, language, project, home.design_id),
        floorSize: squareMetres(home.area),
        image: rooms.flatMap(({ views: [first] }) =>
          first === undefined ? [] : [`${origin}${mediaUrl(first.picture, { width: 1280 })}`],
        ),
        containedInPlace: {
          '@type': 'ApartmentComplex',
          name: project.project_name,
          url: projectUrl(origin, language, project),
        },
      }}
    />
  );
}

/** What search engines read of a project: where it is, and its homes. */
export function ProjectLd({ project }: { project: RbrProjectDetail }) {
  const origin = use(OriginContext);
  const language = useLanguage();
  return (
    <JsonLd
      data={{
        '@type': 'ApartmentComplex',
        name: project.project_name,
        description: project.description,
        url: projectUrl(origin, language, project),
        address: project.location,
        image: `${origin}${mediaUrl(project.thumbnail, { width: 1280 })}`,
        containsPlace: project.units.map(({ design_id: id, name, area }) => ({
          '@type': 'Apartment',
          name,
          url: homeUrl(origin, language, project, id),
          floorSize: squareMetres(area),
        })),
      }}
    />
  );
}
