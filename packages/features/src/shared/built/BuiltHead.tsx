import type { BuiltDetail } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { use } from 'react';
import { JsonLd } from '../head/JsonLd.tsx';
import { OriginContext, PageHead } from '../head/PageHead.tsx';
import { useCard } from '../head/useCard.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** What search engines and link previews show of a home that was built. */
export function BuiltHead({ built, pathname }: { built: BuiltDetail; pathname: string }) {
  const origin = use(OriginContext);
  const language = useLanguage();
  const { name, summary, picture, photos, built_rooms: rooms, company } = built;
  const pictures = [...photos, ...rooms.map(({ after }) => after)];
  const card = useCard('built-homes', built.id, { title: name, picture });
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
