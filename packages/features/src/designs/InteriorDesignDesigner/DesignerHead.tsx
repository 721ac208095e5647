import type { DesignPartner } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { mediaUrl } from '@hien/ui';
import { use } from 'react';
import { JsonLd } from '../../shared/head/JsonLd.tsx';
import { OriginContext, PageHead } from '../../shared/head/PageHead.tsx';
import { useCard } from '../../shared/head/useCard.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** What search engines and link previews show of who sells designs; nobody finds one who sells nothing today. */
export function DesignerHead({ designer }: { designer: DesignPartner }) {
  const text = useText();
  const language = useLanguage();
  const origin = use(OriginContext);
  const { id, name, company, designs, picture } = designer;
  const image = picture && mediaUrl(picture, { width: 1280 });
  const card = useCard('designers', id, { title: name, picture: picture ?? undefined });
  const url = `${origin}${paths.interiorDesignDesigner.to(language, { id })}`;
  return (
    <>
      <PageHead
        title={text('designs.designer.title', { name })}
        description={text('designs.designer.lead', { count: designs })}
        card={card}
        hidden={designs === 0}
      />
      <JsonLd
        data={{
          '@type': 'ProfilePage',
          url,
          mainEntity: {
            '@type': company === null ? 'Person' : 'Organization',
            name,
            url,
            ...(image === null ? {} : { image: `${origin}${image}` }),
          },
        }}
      />
    </>
  );
}
