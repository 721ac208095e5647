import type { BuiltDetail } from '@hien/api';
import type { CardKind } from '@hien/domain/routes';
import { mediaUrl } from '@hien/ui';
import { use } from 'react';
import { JsonLd } from '../head/JsonLd.tsx';
import { OriginContext, PageHead } from '../head/PageHead.tsx';
import { useCard } from '../head/useCard.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

interface BuiltHeadProps {
  built: BuiltDetail;
  /** Homes of both kinds share their numbers; each kind has its own cards. */
  kind: Extract<CardKind, 'built-homes' | 'finished-homes'>;
  pathname: string;
}

/** What search engines and link previews show of a home that was built. */
export function BuiltHead({ built, kind, pathname }: BuiltHeadProps) {
  const origin = use(OriginContext);
  const language = useLanguage();
  const { name, summary, cover, picture, photos, built_rooms: rooms, company } = built;
  const pictures = [...photos.map((photo) => photo.picture), ...rooms.map(({ after }) => after)];
  const card = useCard(kind, built.id, { title: name, picture: cover ?? picture });
  return (
    <>
      <PageHead title={name} description={summary} card={card} pathname={pathname} />
      <JsonLd
        data={{
          '@type': 'Article',
          headline: name,
          description: summary,
          image: pictures.map((one) => `${origin}${mediaUrl(one, { width: 1280 })}`),
          datePublished: built.finished_on,
          inLanguage: language,
          mainEntityOfPage: `${origin}${pathname}`,
          contentLocation: { '@type': 'Place', name: `${built.location}, ${built.city}` },
          author: { '@type': 'Organization', name: company.company_name },
          publisher: { '@type': 'Organization', name: 'Hiên', url: origin },
        }}
      />
    </>
  );
}
