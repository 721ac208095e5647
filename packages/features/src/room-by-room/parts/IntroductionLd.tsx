import type { FinishedHomeCard } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { mediaUrl } from '@hien/ui';
import { use } from 'react';
import { JsonLd } from '../../shared/head/JsonLd.tsx';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface IntroductionLdProps {
  title: string;
  description: string;
  pathname: string;
  /** The finished homes that the page shows. */
  homes?: readonly FinishedHomeCard[];
}

/** What search engines read of a page that introduces room by room: what it is a part of, and the homes it shows. */
export function IntroductionLd({ title, description, pathname, homes }: IntroductionLdProps) {
  const text = useText();
  const origin = use(OriginContext);
  const language = useLanguage();
  const url = origin + pathname;
  const hub = origin + paths.roomByRoom.to(language);
  return (
    <JsonLd
      data={{
        '@type': homes === undefined ? 'WebPage' : 'CollectionPage',
        name: title,
        description,
        url,
        inLanguage: language,
        publisher: { '@type': 'Organization', name: 'Hiên', url: origin },
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: text('rooms.hub.title'), item: hub },
            { '@type': 'ListItem', position: 2, name: title, item: url },
          ],
        },
        ...(homes === undefined
          ? {}
          : {
              mainEntity: {
                '@type': 'ItemList',
                itemListElement: homes.map((home, at) => ({
                  '@type': 'ListItem',
                  position: at + 1,
                  name: home.name,
                  url: origin + paths.roomByRoomShowcase.to(language, { id: home.id }),
                  image: `${origin}${mediaUrl(home.cover ?? home.picture, { width: 1280 })}`,
                })),
              },
            }),
      }}
    />
  );
}
