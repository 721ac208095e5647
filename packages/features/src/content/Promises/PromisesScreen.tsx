import { paths } from '@hien/domain/routes';
import { use } from 'react';
import { JsonLd } from '../../shared/head/JsonLd.tsx';
import { OriginContext, PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { promises } from './promises.ts';
import { PromisesView } from './PromisesView.tsx';

/** What Hiên promises, and how anybody checks it (docs/adr/0199). */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const origin = use(OriginContext);
  const title = text('promises.title');
  const description = text('promises.lead');
  const url = origin + paths.promises.to(language);
  return (
    <>
      <PageHead title={title} description={description} />
      <JsonLd
        data={{
          '@type': 'WebPage',
          name: title,
          description,
          url,
          inLanguage: language,
          publisher: { '@type': 'Organization', name: 'Hiên', url: origin },
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: promises.map(({ id }, at) => ({
              '@type': 'ListItem',
              position: at + 1,
              name: text(`promises.${id}`),
              url: `${url}#${id}`,
            })),
          },
        }}
      />
      <PromisesView />
    </>
  );
}
